import type { activityBooking } from '@waymark/contracts/activity-booking'
import { bookingTotalCents } from '@waymark/domain/activity/people'
import { changeRefusal } from '@waymark/domain/booking/change-window'
import { moneyText } from '@waymark/domain/booking/price'
import { refundableUntil } from '@waymark/domain/booking/refund'
import { bookingStatusOf } from '@waymark/domain/enums'
import { limits } from '@waymark/domain/limits'
import { startText } from '@waymark/domain/schedule/wall-text'
import { instantToWall } from '@waymark/domain/schedule/wall-time'
import type { Handler } from '@waymark/service-kit/implement'
import { notFound, refuse } from '@waymark/service-kit/refusal'
import { offerFreedSpaces } from '../../activity/offer-freed-spaces.ts'
import { ownAnswer } from '../../activity/own-answer.ts'
import { takingRefusal } from '../../activity/taking-refusal.ts'
import { recordAndNotify } from '../../changing/record-and-notify.ts'
import type { Context } from '../../context.ts'
import { moveToSession } from '../../db/activity-booking-changes.ts'
import { lockActivityBooking } from '../../db/activity-bookings.ts'
import { findPersonName } from '../../db/history.ts'
import { findSessionToBook } from '../../db/sessions-to-book.ts'
import { violationOf } from '../../db/violation-of.ts'
import { activityBookingRights } from '../../rights/activity-booking-rights.ts'

export const moveActivityBooking: Handler<Context, typeof activityBooking.moveActivityBooking> = async (
  input,
  { context, caller },
) => {
  const rightsIn = await activityBookingRights(context, caller)
  const now = context.now()
  const refused = await context.db.transaction().execute(async (trx) => {
    const found = await lockActivityBooking(trx, input.activityBookingId)
    if (!found || !rightsIn(found)?.mayGiveFeedback) return notFound()
    const refusal = changeRefusal({ status: bookingStatusOf(found.status), start: found.starts_at }, now)
    if (refusal) return refuse(refusal.word, { hours: limits.changeCutoffHours })
    // What is not given back any more cannot be saved by moving to a later session first.
    if (found.balance_cents > 0 && now > refundableUntil(found.starts_at, found.refund_until_hours))
      return refuse('TooLateToMove')
    const session = await findSessionToBook(trx, input.activitySessionId)
    if (!session || session.activity_id !== found.activity_id || session.id === found.activity_session_id)
      return notFound()
    const isOpen = session.status === 'Active' && session.is_active && session.starts_at > now
    if (!isOpen) return refuse('NotOpen')
    const prices = { priceCents: session.price_cents, concessionPriceCents: session.concession_price_cents }
    const totalCents = bookingTotalCents(found.people, prices)
    if (totalCents !== found.total_cents) return refuse('OtherPrice', { total: moneyText(totalCents, found.currency) })
    const violation = await violationOf(trx, () => moveToSession(trx, found, session))
    if (violation !== undefined) {
      const taken = await takingRefusal(trx, violation, session.id)
      if (!taken) throw violation
      return taken
    }
    const before = instantToWall(found.time_zone, found.starts_at.getTime())
    const byUserProfileId = caller.kind === 'person' ? caller.userProfileId : null
    await recordAndNotify(trx, {
      bookingId: found.id,
      change: 'changed',
      what: `Moved from ${startText(before)}`,
      byUserProfileId,
      byName: byUserProfileId === null ? found.contact_name : await findPersonName(trx, byUserProfileId),
      at: now,
      movedFrom: found.starts_at.toISOString(),
    })
    await offerFreedSpaces(trx, found.activity_session_id)
    return undefined
  })
  return refused ?? ownAnswer(context, caller, input.activityBookingId)
}
