import type { activityBooking } from '@waymark/contracts/activity-booking'
import { completionRefusal } from '@waymark/domain/booking/change-window'
import { bookingStatusOf } from '@waymark/domain/enums'
import type { Handler } from '@waymark/service-kit/implement'
import { forbidden, notFound, refuse } from '@waymark/service-kit/refusal'
import { ownAnswer } from '../../activity/own-answer.ts'
import { completeBookings } from '../../changing/complete-bookings.ts'
import type { Context } from '../../context.ts'
import { lockActivityBooking } from '../../db/activity-bookings.ts'
import { findPersonName } from '../../db/history.ts'
import { activityBookingRights } from '../../rights/activity-booking-rights.ts'

export const completeActivityBooking: Handler<Context, typeof activityBooking.completeActivityBooking> = async (
  { activityBookingId },
  { context, caller },
) => {
  const rightsIn = await activityBookingRights(context, caller)
  const now = context.now()
  const refused = await context.db.transaction().execute(async (trx) => {
    const found = await lockActivityBooking(trx, activityBookingId)
    const rights = found && rightsIn(found)
    if (!rights) return notFound()
    if (!rights.mayComplete) return forbidden()
    const refusal = completionRefusal({ status: bookingStatusOf(found.status), start: found.starts_at }, now)
    if (refusal) return refuse(refusal.word)
    const by = { userProfileId: caller.userProfileId, name: await findPersonName(trx, caller.userProfileId) }
    await completeBookings(trx, [found.id], by, now)
    return undefined
  })
  return refused ?? ownAnswer(context, caller, activityBookingId)
}
