import type { payment } from '@waymark/contracts/payment'
import { moneyText } from '@waymark/domain/booking/price'
import type { Handler } from '@waymark/service-kit/implement'
import { forbidden, notFound, refuse } from '@waymark/service-kit/refusal'
import { recordAndNotify } from '../../changing/record-and-notify.ts'
import type { Context } from '../../context.ts'
import { lockActivityBooking } from '../../db/activity-bookings.ts'
import { findPersonName } from '../../db/history.ts'
import { findOwed, noteGivenBackOtherwise } from '../../db/refunds.ts'
import { activityBookingRights } from '../../rights/activity-booking-rights.ts'

/** Pressed twice, or by two people at once, it notes the amount once: the second no longer finds it owed. */
export const noteGivenBack: Handler<Context, typeof payment.noteGivenBack> = async (
  { activityBookingId, amountCents },
  { context, caller },
) => {
  const rightsIn = await activityBookingRights(context, caller)
  const now = context.now()
  return context.db.transaction().execute(async (trx) => {
    const booking = await lockActivityBooking(trx, activityBookingId)
    const rights = booking && rightsIn(booking)
    if (!rights) return notFound()
    if (!rights.mayNoteMoney) return forbidden()
    const owed = await findOwed(trx, booking.id)
    if (owed !== amountCents)
      return refuse('AmountChanged', { amount: owed > 0 ? moneyText(owed, booking.currency) : 'nothing' })
    await noteGivenBackOtherwise(trx, { bookingId: booking.id, cents: owed, by: caller.userProfileId, at: now })
    await recordAndNotify(trx, {
      bookingId: booking.id,
      change: 'given back',
      what: `${moneyText(owed, booking.currency)} given back another way`,
      byUserProfileId: caller.userProfileId,
      byName: await findPersonName(trx, caller.userProfileId),
      at: now,
    })
    return { done: true }
  })
}
