import type { BookingId } from '@waymark/domain/ids'
import { Unavailable } from '@waymark/service-kit/refusal'
import { LRUCache } from 'lru-cache'
import type { Context } from '../context.ts'
import { settlePayment } from './settle.ts'

/** The landing page asks every 2000 ms; a page that asks more often gets what we know. */
const askedForMs = 1900
const asked = new LRUCache<BookingId, true>({ max: 5000, ttl: askedForMs })

/** Asks Stripe where a booking's checkout stands, unless we have just asked; true when we did. */
export async function settleWhenAsked(context: Context, bookingId: BookingId): Promise<boolean> {
  if (!context.payments || asked.has(bookingId)) return false
  asked.set(bookingId, true)
  try {
    await settlePayment(context, context.payments, bookingId)
    return true
  } catch (error) {
    // Stripe does not answer: the webhook or the sweeper will tell.
    if (error instanceof Unavailable) return false
    throw error
  }
}
