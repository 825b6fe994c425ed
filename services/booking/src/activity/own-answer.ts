import type { BookingId } from '@waymark/domain/ids'
import type { GuestCaller, PersonCaller } from '@waymark/service-kit/caller'
import { notFound } from '@waymark/service-kit/refusal'
import { activityBookingAnswer } from '../answers/activity-booking-detail.ts'
import type { Context } from '../context.ts'
import { findActivityBooking } from '../db/activity-bookings.ts'
import { activityBookingRights } from '../rights/activity-booking-rights.ts'

/** A booking as its caller may see it. */
export async function ownAnswer(context: Context, caller: GuestCaller | PersonCaller, bookingId: BookingId) {
  // Not from `reads`: calls that have just written answer with it as well.
  const [row, rightsIn] = await Promise.all([
    findActivityBooking(context.db, bookingId),
    activityBookingRights(context, caller),
  ])
  const rights = row && rightsIn(row)
  return rights ? activityBookingAnswer(context, row, rights) : notFound()
}
