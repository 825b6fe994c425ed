import type { booking } from '@waymark/contracts/booking'
import { bookingStatus } from '@waymark/domain/enums'
import type { Handler } from '@waymark/service-kit/implement'
import { notFound, refuse } from '@waymark/service-kit/refusal'
import type { Context } from '../../context.ts'
import { findBooking } from '../../db/booking-rows.ts'
import { addDismissal } from '../../db/dismissed-bookings.ts'
import { addHistory, findPersonName } from '../../db/history.ts'
import { rightsInRow } from '../../rights/activity-booking-rights.ts'

export const dismissBooking: Handler<Context, typeof booking.dismissBooking> = async (input, { context, caller }) => {
  const row = await findBooking(context.db, caller.userProfileId, input.bookingId)
  const rights = row && (await rightsInRow(context, caller, row))
  // Whoever may give feedback is the client's side.
  if (!row || !rights?.mayGiveFeedback) return notFound()
  if (row.status !== bookingStatus.Incomplete) return refuse('NotIncomplete')
  const at = context.now()
  await context.db.transaction().execute(async (trx) => {
    if (!(await addDismissal(trx, row.id, at))) return
    await addHistory(trx, {
      bookingId: row.id,
      what: 'Put aside: not needed any more.',
      byUserProfileId: caller.userProfileId,
      byName: await findPersonName(trx, caller.userProfileId),
      at,
    })
  })
  return { done: true }
}
