import type { payment } from '@waymark/contracts/payment'
import { bookingStatus } from '@waymark/domain/enums'
import type { Handler } from '@waymark/service-kit/implement'
import { requirePayments } from '@waymark/service-kit/payments'
import { notFound, refuse } from '@waymark/service-kit/refusal'
import type { Context } from '../../context.ts'
import { setPaymentFlow } from '../../db/activity-booking-changes.ts'
import { keepPaymentKey } from '../../db/payments.ts'
import { acceptOffer } from '../../payments/accept-offer.ts'
import { ownerOfKey } from '../../payments/key-owner.ts'
import { openBookingCheckout } from '../../payments/open-checkout.ts'
import { findOwnActivityBooking } from '../../rights/activity-booking-rights.ts'

export const checkoutActivityBooking: Handler<Context, typeof payment.checkoutActivityBooking> = async (
  { activityBookingId, paymentKey, isClosed },
  { context, caller },
) => {
  const found = await findOwnActivityBooking(context, caller, activityBookingId)
  if (!found) return notFound()
  if (isClosed && found.status === bookingStatus.New) {
    await setPaymentFlow(context.db, found.id, 'ClosedPayment')
    const expiresAt = (found.held_until ?? context.now()).toISOString()
    return { checkoutUrl: null, paymentFlow: 'ClosedPayment', expiresAt }
  }
  if (found.total_cents === 0) {
    const isAccepted = await acceptOffer(context, found.id)
    if (isAccepted) return { checkoutUrl: null, paymentFlow: 'Completed', expiresAt: context.now().toISOString() }
    // An offer of the waitlist that has ended, or spaces that were taken already.
    return refuse(
      found.status === bookingStatus.New || found.status === bookingStatus.Incomplete ? 'HoldOver' : 'NothingToPay',
    )
  }
  const payments = requirePayments(context.payments)
  const owner = ownerOfKey(caller)
  // Written before the checkout, whose address names it. A key of somebody else opens nothing.
  if (!(await keepPaymentKey(context.db, { key: paymentKey, bookingId: found.id, owner, at: context.now() })))
    return notFound()
  const checkout = await openBookingCheckout(context, payments, {
    bookingId: found.id,
    mode: 'hosted_page',
    paymentKey,
  })
  if ('answerKind' in checkout) return checkout
  return { checkoutUrl: checkout.url, paymentFlow: 'IsPayment', expiresAt: checkout.expiresAt.toISOString() }
}
