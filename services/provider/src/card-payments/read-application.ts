import type Stripe from 'stripe'
import type { CardStatus } from '../db/card-accounts.ts'

/** v2 omits the larger parts of an account unless they are requested by name. */
export const accountParts: Stripe.V2.Core.AccountRetrieveParams.Include[] = ['configuration.merchant', 'requirements']

/** The state of an application for card payments, from Stripe's account. */
export function readApplication(account: Stripe.V2.Core.Account): {
  readonly status: CardStatus
  readonly isDetailMissing: boolean
} {
  const cards = account.configuration?.merchant?.capabilities?.card_payments
  const isDetailMissing = account.requirements?.entries?.some((entry) => entry.awaiting_action_from === 'user') ?? false
  if (account.closed) return { status: 'refused', isDetailMissing: false }
  switch (cards?.status) {
    case 'active':
      return { status: 'connected', isDetailMissing }
    case 'rejected':
    case 'unsupported':
      return { status: 'refused', isDetailMissing: false }
    default:
      return { status: 'in progress', isDetailMissing }
  }
}
