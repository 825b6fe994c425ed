import type { activityBooking } from '@waymark/contracts/activity-booking'
import { cancellationRefusal } from '@waymark/domain/booking/change-window'
import { moneyText } from '@waymark/domain/booking/price'
import { bookingStatusNames } from '@waymark/domain/booking/status'
import { bookingStatus, bookingStatusOf } from '@waymark/domain/enums'
import { limits } from '@waymark/domain/limits'
import type { Handler } from '@waymark/service-kit/implement'
import { invalid, notFound, refuse } from '@waymark/service-kit/refusal'
import { cancelBookingOfSession } from '../../activity/cancel-booking.ts'
import { cancellationOf } from '../../activity/cancellation.ts'
import { ownAnswer } from '../../activity/own-answer.ts'
import { waiverOf } from '../../activity/relied-facts.ts'
import type { Context } from '../../context.ts'
import { lockActivityBooking } from '../../db/activity-bookings.ts'
import { findPersonName } from '../../db/history.ts'
import { activityBookingRights } from '../../rights/activity-booking-rights.ts'
import { audited, reasonMissing } from '../booking/audited.ts'

export const cancelActivityBooking: Handler<Context, typeof activityBooking.cancelActivityBooking> = async (
  input,
  { context, caller },
) => {
  const unexplained = caller.kind === 'person' ? reasonMissing(caller, input.reason) : undefined
  if (unexplained) return unexplained
  const rightsIn = await activityBookingRights(context, caller)
  const now = context.now()
  const refused = await context.db.transaction().execute(async (trx) => {
    const found = await lockActivityBooking(trx, input.activityBookingId)
    const rights = found && rightsIn(found)
    if (!found || !rights?.mayCancel) return notFound()
    const { isWaived: isCutoffWaived } = await waiverOf(trx, found)
    const refusal = cancellationRefusal(
      { status: bookingStatusOf(found.status), start: found.starts_at, isCutoffWaived },
      now,
    )
    if (refusal) return refuse(refusal.word, { hours: limits.cancelCutoffHours })
    const cancelledBy = rights.mayGiveFeedback ? 'client' : 'provider'
    const cancellation = cancellationOf(found, input.positions, { cancelledBy, isCutoffWaived }, now)
    if (!cancellation) return invalid({ positions: 'Choose from the people of this booking.' })
    if (cancellation.refundCents !== input.refundCents)
      return refuse('RefundChanged', { refund: moneyText(cancellation.refundCents, found.currency) })
    await cancelBookingOfSession(trx, found, cancellation, {
      cancelledBy,
      byUserProfileId: caller.kind === 'person' ? caller.userProfileId : null,
      byName: caller.kind === 'person' ? await findPersonName(trx, caller.userProfileId) : found.contact_name,
      reason: input.reason,
      now,
    })
    if (caller.kind === 'person')
      await audited(trx, caller, {
        bookingId: found.id,
        action: 'cancel-activity-booking',
        before: { status: bookingStatusNames[bookingStatus.Confirmed] },
        after: { refundCents: cancellation.refundCents, people: cancellation.positions.length },
        reason: input.reason,
        at: now,
      })
    return undefined
  })
  return refused ?? ownAnswer(context, caller, input.activityBookingId)
}
