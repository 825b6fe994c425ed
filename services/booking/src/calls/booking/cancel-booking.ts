import type { booking } from '@waymark/contracts/booking'
import { cancellationRefusal } from '@waymark/domain/booking/change-window'
import { bookingStatusNames, isBeingPlaced } from '@waymark/domain/booking/status'
import { bookingStatus, bookingStatusOf } from '@waymark/domain/enums'
import { limits } from '@waymark/domain/limits'
import { bookingRights } from '@waymark/domain/rights/booking-rights'
import type { Handler } from '@waymark/service-kit/implement'
import { notFound, refuse } from '@waymark/service-kit/refusal'
import { recordAndNotify } from '../../changing/record-and-notify.ts'
import type { Context } from '../../context.ts'
import { lockBooking, lockOthersOfSeries, lockSeriesOf, markCancelled } from '../../db/bookings.ts'
import { findPersonName } from '../../db/history.ts'
import { partiesOf, viewerOf } from '../../rights/viewer.ts'
import { audited, reasonMissing } from './audited.ts'

export const cancelBooking: Handler<Context, typeof booking.cancelBooking> = async (input, { context, caller }) => {
  const unexplained = reasonMissing(caller, input.reason)
  if (unexplained) return unexplained
  const viewer = await viewerOf(context, caller)
  const now = context.now()
  return context.db.transaction().execute(async (trx) => {
    if (input.scope !== 'one') await lockSeriesOf(trx, input.bookingId)
    const found = await lockBooking(trx, input.bookingId)
    const rights = found && bookingRights(viewer, partiesOf(found, found.staff_ids ?? []))
    if (!found || !rights?.maySee) return notFound()
    if (!rights.mayCancel) return notFound()
    const reason = cancellationRefusal({ status: bookingStatusOf(found.status), start: found.starts_at }, now)
    if (reason) return refuse(reason.word, { hours: limits.cancelCutoffHours })
    const others = input.scope === 'one' ? [] : await lockOthersOfSeries(trx, found, input.scope)
    if (others.some(isBeingPlaced)) return refuse('StillPlacing')
    // Dates of the series past their cut-off are skipped.
    const open = others.filter(
      (other) => cancellationRefusal({ status: bookingStatusOf(other.status), start: other.starts_at }, now) === null,
    )
    const byName = await findPersonName(trx, caller.userProfileId)
    const cancelledBookingIds = [found.id, ...open.map(({ id }) => id)]
    for (const bookingId of cancelledBookingIds) {
      await markCancelled(trx, bookingId, input.reason, now)
      await recordAndNotify(trx, {
        bookingId,
        change: 'cancelled',
        what: input.reason === '' ? 'Cancelled' : `Cancelled: ${input.reason}`,
        byUserProfileId: caller.userProfileId,
        byName,
        at: now,
      })
      await audited(trx, caller, {
        bookingId,
        action: 'cancel-booking',
        before: { status: bookingStatusNames[bookingStatus.Confirmed] },
        after: { status: bookingStatusNames[bookingStatus.Cancelled] },
        reason: input.reason,
        at: now,
      })
    }
    return { cancelledBookingIds }
  })
}
