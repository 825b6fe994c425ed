import { bookingStatusOf } from '@waymark/domain/enums'
import type { BookingId } from '@waymark/domain/ids'
import type { GuestCaller, PersonCaller } from '@waymark/service-kit/caller'
import { notFound, refuse } from '@waymark/service-kit/refusal'
import type { Context } from '../context.ts'
import { findBookingOfKey, keepPaymentKey } from '../db/payments.ts'
import { findOwnActivityBooking } from '../rights/activity-booking-rights.ts'
import { ownerOfKey } from './key-owner.ts'

interface Asking {
  readonly context: Context
  readonly caller: GuestCaller | PersonCaller
}

/** Keeps a caller's key for a booking of theirs. */
export async function storeKey(
  { activityBookingId, paymentKey }: { readonly activityBookingId: BookingId; readonly paymentKey: string },
  { context, caller }: Asking,
) {
  const found = await findOwnActivityBooking(context, caller, activityBookingId)
  if (!found) return notFound()
  const owner = ownerOfKey(caller)
  const isKept = await keepPaymentKey(context.db, { key: paymentKey, bookingId: found.id, owner, at: context.now() })
  return isKept ? ({ done: true } as const) : refuse('KeyTaken')
}

/** The booking that a caller's key is kept for. */
export async function readKey({ paymentKey }: { readonly paymentKey: string }, { context, caller }: Asking) {
  const bookingId = await findBookingOfKey(context.db, paymentKey, ownerOfKey(caller))
  const found = bookingId === undefined ? undefined : await findOwnActivityBooking(context, caller, bookingId)
  if (!found) return notFound()
  return {
    activityBookingId: found.id,
    status: bookingStatusOf(found.status),
    paymentFlow: found.payment_flow,
  }
}
