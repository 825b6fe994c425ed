import type { account } from '@waymark/contracts/account'
import type { AnswerOf } from '@waymark/contracts/define-call'
import type { SubscriptionRow } from '../db/subscriptions.ts'

export function paymentSubscriptionAnswer(
  row: SubscriptionRow | undefined,
): AnswerOf<typeof account.getPaymentSubscription> {
  if (!row || row.status === 'none')
    return {
      plan: 'Free',
      state: 'free',
      priceCents: null,
      currency: null,
      paidFrom: null,
      renewsAt: null,
      endsAt: null,
    }
  const periodEnd = row.period_ends_at?.toISOString() ?? null
  const { status: state, is_ending: isEnding, price_cents: priceCents, currency } = row
  return {
    plan: 'Community',
    state,
    priceCents,
    currency,
    paidFrom: state === 'past due' ? null : (row.period_starts_at?.toISOString() ?? null),
    renewsAt: isEnding || state === 'past due' ? null : periodEnd,
    endsAt: isEnding ? periodEnd : null,
  }
}
