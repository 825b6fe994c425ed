import { randomBytes } from 'node:crypto'

/** An id as Stripe writes them, such as `sub_1a2b3c…`; nobody can guess one. */
export function newId(prefix: string): string {
  return `${prefix}_${randomBytes(12).toString('hex')}`
}
