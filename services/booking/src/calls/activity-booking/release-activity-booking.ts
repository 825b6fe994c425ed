import type { activityBooking } from '@waymark/contracts/activity-booking'
import { bookingStatus } from '@waymark/domain/enums'
import { spacesGivenBackText } from '@waymark/domain/texts'
import type { Handler } from '@waymark/service-kit/implement'
import { requirePayments } from '@waymark/service-kit/payments'
import { notFound, refuse } from '@waymark/service-kit/refusal'
import type { Context } from '../../context.ts'
import { lockActivityBooking } from '../../db/activity-bookings.ts'
import { findPersonName } from '../../db/history.ts'
import { findOpenPayment } from '../../db/payments.ts'
import { closeCheckout, releaseUnpaid } from '../../payments/settle.ts'
import { findOwnActivityBooking } from '../../rights/activity-booking-rights.ts'

export const releaseActivityBooking: Handler<Context, typeof activityBooking.releaseActivityBooking> = async (
  { activityBookingId },
  { context, caller },
) => {
  const found = await findOwnActivityBooking(context, caller, activityBookingId)
  if (!found) return notFound()
  // The spaces are free once nobody can pay for them any more.
  if (await findOpenPayment(context.db, activityBookingId))
    await closeCheckout(context, requirePayments(context.payments), activityBookingId)
  const now = context.now()
  return context.db.transaction().execute(async (trx) => {
    const locked = await lockActivityBooking(trx, activityBookingId)
    if (locked?.status === bookingStatus.Incomplete) return { done: true }
    if (locked?.status !== bookingStatus.New) return refuse('AlreadyPaid')
    if (await findOpenPayment(trx, activityBookingId)) return refuse('UnderWay')
    const name = caller.kind === 'person' ? await findPersonName(trx, caller.userProfileId) : locked.contact_name
    const userProfileId = caller.kind === 'person' ? caller.userProfileId : null
    await releaseUnpaid(trx, locked, spacesGivenBackText, now, { userProfileId, name })
    return { done: true }
  })
}
