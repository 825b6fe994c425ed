import type Stripe from 'stripe'
import * as z from 'zod/mini'
import type { Ask } from '../ask.ts'
import { emit } from '../events/emit.ts'
import { readParams } from '../read-params.ts'
import type { Records } from '../records.ts'
import { fromSeconds, toSeconds } from '../seconds.ts'
import { invalidRequest, missing } from '../stripe-fault.ts'
import { addInterval } from './add-interval.ts'

/** How long Stripe retries a card that was declined at a renewal. */
const retryDays = 3

const updateParams = z.strictObject({ cancel_at_period_end: z.stringbool() })

/** GET /v1/subscriptions/:id. */
export async function retrieveSubscription({ store }: Ask, id: string): Promise<object> {
  const found = await store.find('subscription', id)
  if (!found) throw missing('subscription', id)
  return found.body
}

/** POST /v1/subscriptions/:id: cancels it at the end of its period, or resumes it. */
export async function updateSubscription(ask: Ask, id: string, params: unknown): Promise<object> {
  const found = await ask.store.find('subscription', id)
  if (!found) throw missing('subscription', id)
  const { cancel_at_period_end: isEnding } = readParams(updateParams, params)
  if (found.body.status === 'canceled')
    throw invalidRequest('A canceled subscription can only update its cancellation_details and metadata.')
  const periodEnd = periodEndOf(found.body)
  const body: Stripe.Subscription = {
    ...found.body,
    cancel_at_period_end: isEnding,
    cancel_at: isEnding ? periodEnd : null,
    canceled_at: isEnding ? toSeconds(ask.now) : null,
    cancellation_details: {
      comment: null,
      feedback: null,
      feedback_option: null,
      reason: isEnding ? 'cancellation_requested' : null,
    },
  }
  await ask.store.put('subscription', id, { ...found, body }, fromSeconds(periodEnd))
  await emit(ask, 'customer.subscription.updated', body)
  return body
}

/** At the end of a period: ends it, charges the next one, or the card is declined. */
export async function renewSubscription(ask: Ask, found: Records['subscription']): Promise<void> {
  const { body, cardRenews } = found
  if (body.status === 'past_due') return endSubscription(ask, found, 'payment_failed')
  if (body.cancel_at_period_end) return endSubscription(ask, found, 'cancellation_requested')
  const next = cardRenews ? nextPeriod(body) : { ...body, status: 'past_due' as const }
  const dueAt = cardRenews ? fromSeconds(periodEndOf(next)) : new Date(ask.now.getTime() + retryDays * 24 * 3_600_000)
  await ask.store.put('subscription', body.id, { ...found, body: next }, dueAt)
  await emit(ask, 'customer.subscription.updated', next)
}

async function endSubscription(
  ask: Ask,
  found: Records['subscription'],
  reason: 'payment_failed' | 'cancellation_requested',
): Promise<void> {
  const endedAt = toSeconds(ask.now)
  const body: Stripe.Subscription = {
    ...found.body,
    status: 'canceled',
    canceled_at: found.body.canceled_at ?? endedAt,
    ended_at: endedAt,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason },
  }
  await ask.store.put('subscription', body.id, { ...found, body })
  await emit(ask, 'customer.subscription.deleted', body)
}

function nextPeriod(body: Stripe.Subscription): Stripe.Subscription {
  const data = body.items.data.map((item) => {
    const interval = item.price.recurring?.interval === 'year' ? 'year' : 'month'
    const end = toSeconds(addInterval(fromSeconds(item.current_period_end), interval))
    return { ...item, current_period_start: item.current_period_end, current_period_end: end }
  })
  return { ...body, items: { ...body.items, data } }
}

function periodEndOf(body: Stripe.Subscription): number {
  return Math.max(...body.items.data.map((item) => item.current_period_end))
}
