import type { booking } from '@waymark/contracts/booking'
import { jobs } from '@waymark/contracts/jobs'
import { completionRefusal } from '@waymark/domain/booking/change-window'
import { bookingStatusOf } from '@waymark/domain/enums'
import { bookingRights } from '@waymark/domain/rights/booking-rights'
import type { Handler } from '@waymark/service-kit/implement'
import { addToOutbox } from '@waymark/service-kit/outbox'
import { notFound, refuse } from '@waymark/service-kit/refusal'
import type { Context } from '../../context.ts'
import { lockBooking, markCompleted } from '../../db/bookings.ts'
import { addHistory, findPersonName } from '../../db/history.ts'
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
    await markCompleted(trx, found.id, now)
    const historyId = await addHistory(trx, {
      bookingId: found.id,
      what: 'Completed',
      byUserProfileId: caller.userProfileId,
      byName: await findPersonName(trx, caller.userProfileId),
      at: now,
    })
    await addToOutbox(trx, jobs.notify.bookingChanged, {
      bookingId: found.id,
      change: 'completed',
      historyId,
      byUserProfileId: caller.userProfileId,
    })
    return { done: true }
  })
}
