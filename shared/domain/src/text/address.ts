import { limits } from '../limits.ts'
import { textLength } from './length.ts'

/** Why an address is refused, or null: it must not be empty, and have at most 500 characters (product.md section 5). */
export function addressRefusal(address: string): string | null {
  if (address.trim() === '') return 'Write an address.'
  if (textLength(address) > limits.addressMaxLength) return `Use at most ${limits.addressMaxLength} characters.`
  return null
}
