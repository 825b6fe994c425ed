import type { activityBooking } from '@waymark/contracts/activity-booking'
import { bookingStatus, bookingStatusOf } from '@waymark/domain/enums'
import { instantToWall } from '@waymark/domain/schedule/wall-time'
import type { Handler } from '@waymark/service-kit/implement'
import { notFound } from '@waymark/service-kit/refusal'
import type { Context } from '../../context.ts'
import { findActivityBookingTitle } from '../../db/activity-bookings.ts'
import { settleWhenAsked } from '../../payments/settle-when-asked.ts'
import { findVisibleActivityBooking } from '../../rights/activity-booking-rights.ts'

export const getPaidActivityBooking: Handler<Context, typeof activityBooking.getPaidActivityBooking> = async (
  { id },
  { context, caller },
) => {
  const before = await findVisibleActivityBooking(context, caller, id)
  if (!before) return notFound()
  const isUnknown = before.status === bookingStatus.New && (await settleWhenAsked(context, id))
  const row = isUnknown ? await findVisibleActivityBooking(context, caller, id) : before
  if (!row) return notFound()
  return {
    activityBookingId: row.id,
    status: bookingStatusOf(row.status),
    paymentFlow: row.payment_flow,
    paidCents: row.paid_cents,
    refundedCents: row.refunded_cents,
    currency: row.currency,
    activityTitle: (await findActivityBookingTitle(context.reads, row.id)) ?? '',
    startDateTime: instantToWall(row.time_zone, row.starts_at.getTime()),
    timeZone: row.time_zone,
    failure: row.status === bookingStatus.Incomplete ? row.adding_error : null,
  }
}
