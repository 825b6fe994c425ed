import type { activityBooking } from '@waymark/contracts/activity-booking'
import { bookingStatusOf } from '@waymark/domain/enums'
import { instantToWall } from '@waymark/domain/schedule/wall-time'
import type { Handler } from '@waymark/service-kit/implement'
import { notFound } from '@waymark/service-kit/refusal'
import type { Context } from '../../context.ts'
import { findActivityBookingTitle } from '../../db/activity-bookings.ts'
import { isHolding } from '../../payments/settle.ts'
import { findVisibleActivityBooking } from '../../rights/activity-booking-rights.ts'

export const getLightActivityBooking: Handler<Context, typeof activityBooking.getLightActivityBooking> = async (
  { activityBookingId },
  { context, caller },
) => {
  const [row, title] = await Promise.all([
    findVisibleActivityBooking(context, caller, activityBookingId),
    findActivityBookingTitle(context.reads, activityBookingId),
  ])
  if (!row) return notFound()
  return {
    activityBookingId: row.id,
    status: bookingStatusOf(row.status),
    paymentFlow: row.payment_flow,
    activityTitle: title ?? '',
    startDateTime: instantToWall(row.time_zone, row.starts_at.getTime()),
    timeZone: row.time_zone,
    totalCents: row.total_cents,
    currency: row.currency,
    heldUntil: isHolding(row, context.now()) ? (row.held_until?.toISOString() ?? null) : null,
  }
}
