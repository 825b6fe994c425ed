import { printOf } from '../forms/merge-edits.ts'
import { newIdempotencyKey } from './new-idempotency-key.ts'

/** One key for each distinct thing to send, until it has succeeded: sent again after a lost answer it happens once, a changed one is another. */
export class IdempotencyKeys {
  readonly #keys = new Map<string, string>()

  keyOf(sending: unknown): string {
    const print = printOf(sending)
    const key = this.#keys.get(print) ?? newIdempotencyKey()
    this.#keys.set(print, key)
    return key
  }

  forget(sending: unknown): void {
    this.#keys.delete(printOf(sending))
  }
}
