import type { activityBooking } from '@waymark/contracts/activity-booking'
import { cancellationRefusal } from '@waymark/domain/booking/change-window'
import { refundText } from '@waymark/domain/booking/refund'
import { bookingStatusOf } from '@waymark/domain/enums'
import { limits } from '@waymark/domain/limits'
import type { Handler } from '@waymark/service-kit/implement'
import { invalid, notFound, refuse } from '@waymark/service-kit/refusal'
import { cancellationOf } from '../../activity/cancellation.ts'
import { waiverOf } from '../../activity/relied-facts.ts'
import type { Context } from '../../context.ts'
import { findActivityBookingState } from '../../db/activity-bookings.ts'
import { activityBookingRights } from '../../rights/activity-booking-rights.ts'

export const getActivityBookingRefundMessage: Handler<
  Context,
  typeof activityBooking.getActivityBookingRefundMessage
> = async (input, { context, caller }) => {
  const [found, rightsIn] = await Promise.all([
    findActivityBookingState(context.db, input.activityBookingId),
    activityBookingRights(context, caller),
  ])
  const rights = found && rightsIn(found)
  if (!found || !rights?.mayCancel) return notFound()
  const now = context.now()
  const { isWaived: isCutoffWaived } = await waiverOf(context.db, found)
  const refusal = cancellationRefusal(
    { status: bookingStatusOf(found.status), start: found.starts_at, isCutoffWaived },
    now,
  )
  if (refusal) return refuse(refusal.word, { hours: limits.cancelCutoffHours })
  const cancelledBy = rights.mayGiveFeedback ? 'client' : 'provider'
  const cancellation = cancellationOf(found, input.positions, { cancelledBy, isCutoffWaived }, now)
  if (!cancellation) return invalid({ positions: 'Choose from the people of this booking.' })
  const { priceCents: paidCents, refundCents, positions } = cancellation
  const message = refundText(
    {
      paidCents,
      start: found.starts_at,
      cancelledBy,
      isCutoffWaived,
      refundUntilHours: found.refund_until_hours,
      isCash: found.cash_cents > 0,
    },
    now,
    found.currency,
  )
  return { message, refundCents, currency: found.currency, spaces: positions.length }
}
