import { randomBytes } from 'node:crypto'

/** An id in Stripe's format, such as `sub_1a2b3c…`; unguessable. */
export function newId(prefix: string): string {
  return `${prefix}_${randomBytes(12).toString('hex')}`
}
