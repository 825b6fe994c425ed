import type Stripe from 'stripe'
import type { CardForm } from './checkout/card-form.ts'

/** What a checkout sells. */
export interface SoldLine {
  readonly name: string
  readonly currency: string
  readonly unitAmount: number
  readonly quantity: number
  /** How often it renews; null for a payment made once. */
  readonly interval: 'month' | 'year' | null
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
      /** The connected account that the object belongs to. */
      readonly account?: string
    }
  | {
      readonly id: string
      readonly object: 'v2.core.event'
      readonly created: string
      readonly livemode: false
      readonly type: string
      readonly related_object: { readonly id: string; readonly type: string; readonly url: string }
    }

/** An object of a connected account, or of the platform: one account never finds another's. */
interface OfAccount<Body> {
  readonly body: Body
  readonly account: string | null
}

/** What is stored of each kind of object: its body as the API answers it, and what Stripe knows but does not answer. */
export interface Records {
  readonly 'checkout.session': {
    readonly body: Stripe.Checkout.Session
    readonly line: SoldLine
    readonly subscriptionMetadata: Stripe.Metadata
    /** Last four digits of a card that waits for its owner's confirmation. */
    readonly waitingCard?: string
    /** A payment that its bank has not decided yet. */
    readonly underWay?: { readonly card: CardForm; readonly pays: boolean }
    /** What is charged once; absent from a checkout that starts a subscription. */
    readonly payment?: {
      readonly account: string | null
      readonly feeAmount: number | null
      readonly description: string | null
      readonly metadata: Stripe.Metadata
    }
  }
  readonly payment_intent: OfAccount<Stripe.PaymentIntent>
  readonly charge: OfAccount<Stripe.Charge>
  readonly refund: OfAccount<Stripe.Refund>
  readonly dispute: OfAccount<Stripe.Dispute>
  readonly customer: { readonly body: Stripe.Customer }
  readonly subscription: { readonly body: Stripe.Subscription; readonly cardRenews: boolean }
  readonly account: { readonly body: Stripe.V2.Core.Account }
  /** Keyed by its token, since only the holder of the link may open it. */
  readonly account_link: { readonly body: Stripe.V2.Core.AccountLink; readonly isUsed: boolean }
  readonly event: { readonly body: WireEvent }
}

export type Kind = keyof Records
