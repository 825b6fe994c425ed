import type { Store } from './store.ts'

/** What a call or a page of the sandbox works with. */
export interface Ask {
  readonly store: Store
  readonly now: Date
  /** Where people reach the sandbox's pages, without a slash at the end. */
  readonly pagesUrl: string
  readonly requestId: string | null
  readonly idempotencyKey: string | null
}
