import type { Store } from './store.ts'

/** What a call or a page of the sandbox works with. */
export interface Ask {
  readonly store: Store
  readonly now: Date
  /** The address of the sandbox's pages, without a trailing slash. */
  readonly pagesUrl: string
  readonly requestId: string | null
  readonly idempotencyKey: string | null
  /** The connected account that a request is for; null for the platform. */
  readonly account: string | null
}
