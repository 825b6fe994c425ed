import type Stripe from 'stripe'

/** What a checkout sells. */
export interface SoldLine {
  readonly name: string
  readonly currency: string
  readonly unitAmount: number
  readonly quantity: number
  readonly interval: 'month' | 'year'
}

/** An event as sent; `object` distinguishes v1 (with the object) from v2 (which only names it). */
export type WireEvent =
  | {
      readonly id: string
      readonly object: 'event'
      readonly api_version: string
      readonly created: number
      readonly data: { readonly object: object }
      readonly livemode: false
      readonly pending_webhooks: number
      readonly request: { readonly id: string | null; readonly idempotency_key: string | null }
      readonly type: string
    }
  | {
      readonly id: string
      readonly object: 'v2.core.event'
      readonly created: string
      readonly livemode: false
      readonly type: string
      readonly related_object: { readonly id: string; readonly type: string; readonly url: string }
    }

/** What is stored of each kind of object: its body as the API answers it, and what Stripe knows but does not answer. */
export interface Records {
  readonly 'checkout.session': {
    readonly body: Stripe.Checkout.Session
    readonly line: SoldLine
    readonly subscriptionMetadata: Stripe.Metadata
    /** Last four digits of a card that waits for its owner's confirmation. */
    readonly waitingCard?: string
  }
  readonly customer: { readonly body: Stripe.Customer }
  readonly subscription: { readonly body: Stripe.Subscription; readonly cardRenews: boolean }
  readonly account: { readonly body: Stripe.V2.Core.Account }
  /** Keyed by its token, since only the holder of the link may open it. */
  readonly account_link: { readonly body: Stripe.V2.Core.AccountLink; readonly isUsed: boolean }
  readonly event: { readonly body: WireEvent }
}

export type Kind = keyof Records
