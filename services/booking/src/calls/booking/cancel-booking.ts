import type { booking } from '@waymark/contracts/booking'
import { cancellationRefusal } from '@waymark/domain/booking/change-window'
import { missedReasonText, missedRefusal } from '@waymark/domain/booking/missed-visit'
import { bookingStatusNames, isBeingPlaced } from '@waymark/domain/booking/status'
import { bookingStatus, bookingStatusOf } from '@waymark/domain/enums'
import { limits } from '@waymark/domain/limits'
import { bookingRights } from '@waymark/domain/rights/booking-rights'
import type { Handler } from '@waymark/service-kit/implement'
import { invalid, notFound, refuse } from '@waymark/service-kit/refusal'
import { recordAndNotify } from '../../changing/record-and-notify.ts'
import type { Context } from '../../context.ts'
import { lockBooking, lockOthersOfSeries, lockSeriesOf, markCancelled } from '../../db/bookings.ts'
import { findPersonName } from '../../db/history.ts'
import { partiesOf, viewerOf } from '../../rights/viewer.ts'
import { audited, reasonMissing } from './audited.ts'

export const cancelBooking: Handler<Context, typeof booking.cancelBooking> = async (input, { context, caller }) => {
  const unexplained = reasonMissing(caller, input.reason)
  if (unexplained) return unexplained
  const { missed } = input
  if (missed === 'other' && input.reason === '') return invalid({ reason: 'Write why it did not happen.' })
  const reason = missed === undefined ? input.reason : missedReasonText(missed, input.reason)
  const scope = missed === undefined ? input.scope : 'one'
  const viewer = await viewerOf(context, caller)
  const now = context.now()
  return context.db.transaction().execute(async (trx) => {
    if (scope !== 'one') await lockSeriesOf(trx, input.bookingId)
    const found = await lockBooking(trx, input.bookingId)
    const rights = found && bookingRights(viewer, partiesOf(found, found.staff_ids ?? []))
    if (!found || !rights?.maySee) return notFound()
    const timed = { status: bookingStatusOf(found.status), start: found.starts_at, end: found.ends_at }
    if (missed === undefined) {
      if (!rights.mayCancel) return notFound()
      const refusal = cancellationRefusal(timed, now)
      if (refusal) return refuse(refusal.word, { hours: limits.cancelCutoffHours })
    } else {
      if (!rights.mayComplete) return refuse('ProviderOnly')
      const refusal = missedRefusal(timed, now)
      if (refusal) return refuse(refusal.word)
    }
    const others = scope === 'one' ? [] : await lockOthersOfSeries(trx, found, scope)
    if (others.some(isBeingPlaced)) return refuse('StillPlacing')
    // Dates of the series past their cut-off are skipped.
    const open = others.filter(
      (other) => cancellationRefusal({ status: bookingStatusOf(other.status), start: other.starts_at }, now) === null,
    )
    const did = missed === undefined ? 'Cancelled' : 'Recorded as not having happened'
    const byName = await findPersonName(trx, caller.userProfileId)
    const cancelledBookingIds = [found.id, ...open.map(({ id }) => id)]
    for (const bookingId of cancelledBookingIds) {
      await markCancelled(trx, bookingId, reason, now)
      await recordAndNotify(trx, {
        bookingId,
        change: 'cancelled',
        what: reason === '' ? did : `${did}: ${reason}`,
        byUserProfileId: caller.userProfileId,
        byName,
        at: now,
      })
      await audited(trx, caller, {
        bookingId,
        action: 'cancel-booking',
        before: { status: bookingStatusNames[bookingStatus.Confirmed] },
        after: { status: bookingStatusNames[bookingStatus.Cancelled] },
        reason,
        at: now,
      })
    }
    return { cancelledBookingIds }
  })
}
