import type { booking } from '@waymark/contracts/booking'
import { completionRefusal } from '@waymark/domain/booking/change-window'
import { bookingStatusOf } from '@waymark/domain/enums'
import { bookingRights } from '@waymark/domain/rights/booking-rights'
import type { Handler } from '@waymark/service-kit/implement'
import { notFound, refuse } from '@waymark/service-kit/refusal'
import { completeBookings } from '../../changing/complete-bookings.ts'
import type { Context } from '../../context.ts'
import { lockBooking } from '../../db/bookings.ts'
import { findPersonName } from '../../db/history.ts'
import { partiesOf, viewerOf } from '../../rights/viewer.ts'

export const completeBooking: Handler<Context, typeof booking.completeBooking> = async (input, { context, caller }) => {
  const viewer = await viewerOf(context, caller)
  const now = context.now()
  return context.db.transaction().execute(async (trx) => {
    const found = await lockBooking(trx, input.bookingId)
    const rights = found && bookingRights(viewer, partiesOf(found, found.staff_ids ?? []))
    if (!found || !rights?.maySee) return notFound()
    if (!rights.mayComplete) return refuse('ProviderOnly')
    const refusal = completionRefusal({ status: bookingStatusOf(found.status), start: found.starts_at }, now)
    if (refusal) return refuse(refusal.word)
    const by = { userProfileId: caller.userProfileId, name: await findPersonName(trx, caller.userProfileId) }
    await completeBookings(trx, [found.id], by, now)
    return { done: true }
  })
}
