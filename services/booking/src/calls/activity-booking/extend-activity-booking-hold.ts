import type { activityBooking } from '@waymark/contracts/activity-booking'
import { holdMinutes, maxHoldExtensions } from '@waymark/contracts/activity-booking/activity-booking-shapes'
import type { Handler } from '@waymark/service-kit/implement'
import { notFound, refuse } from '@waymark/service-kit/refusal'
import type { Context } from '../../context.ts'
import { extendHold } from '../../db/activity-booking-changes.ts'
import { lockActivityBooking } from '../../db/activity-bookings.ts'
import { isHolding } from '../../payments/settle.ts'
import { activityBookingRights } from '../../rights/activity-booking-rights.ts'

export const extendActivityBookingHold: Handler<Context, typeof activityBooking.extendActivityBookingHold> = async (
  input,
  { context, caller },
) => {
  const rightsIn = await activityBookingRights(context, caller)
  const now = context.now()
  return context.db.transaction().execute(async (trx) => {
    const found = await lockActivityBooking(trx, input.activityBookingId)
    if (!found || !rightsIn(found)?.mayGiveFeedback) return notFound()
    if (!isHolding(found, now)) return refuse('HoldOver')
    if (found.hold_extensions >= maxHoldExtensions) return refuse('NoMoreExtensions')
    const wanted = new Date(now.getTime() + holdMinutes * 60_000)
    // A checkout, or an offer of the waitlist, may hold them for longer already.
    const until = found.held_until !== null && found.held_until > wanted ? found.held_until : wanted
    await extendHold(trx, found.id, until)
    return { heldUntil: until.toISOString(), extensionsLeft: maxHoldExtensions - found.hold_extensions - 1 }
  })
}
