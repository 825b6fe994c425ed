import type { payment } from '@waymark/contracts/payment'
import type { Handler } from '@waymark/service-kit/implement'
import { requirePayments } from '@waymark/service-kit/payments'
import { notFound, refuse } from '@waymark/service-kit/refusal'
import type { Context } from '../../context.ts'
import { keepPaymentKey } from '../../db/payments.ts'
import { ownerOfKey } from '../../payments/key-owner.ts'
import { openBookingCheckout } from '../../payments/open-checkout.ts'
import { findOwnActivityBooking } from '../../rights/activity-booking-rights.ts'

export const staCheckoutActivityBooking: Handler<Context, typeof payment.staCheckoutActivityBooking> = async (
  { activityBookingId, paymentKey },
  { context, caller },
) => {
  const found = await findOwnActivityBooking(context, caller, activityBookingId)
  if (!found) return notFound()
  if (found.total_cents === 0) return refuse('NothingToPay')
  const payments = requirePayments(context.payments)
  const owner = ownerOfKey(caller)
  if (!(await keepPaymentKey(context.db, { key: paymentKey, bookingId: found.id, owner, at: context.now() })))
    return notFound()
  const checkout = await openBookingCheckout(context, payments, {
    bookingId: found.id,
    mode: 'embedded_page',
    paymentKey,
  })
  if ('answerKind' in checkout) return checkout
  return {
    clientSecret: checkout.clientSecret ?? '',
    publishableKey: payments.publishableKey ?? '',
    stripeAccountId: checkout.stripeAccountId,
    sandboxOrigin: payments.isSandbox ? context.publicUrl.origin : null,
    paymentFlow: 'IsPayment',
    expiresAt: checkout.expiresAt.toISOString(),
  }
}
