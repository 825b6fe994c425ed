import { bookingStatus } from '@waymark/domain/enums'
import type { BookingId } from '@waymark/domain/ids'
import { type Payments, StripeRefusal } from '@waymark/service-kit/payments'
import { type Refused, refuse, Unavailable } from '@waymark/service-kit/refusal'
import type { Context } from '../context.ts'
import { setPaymentFlow } from '../db/activity-booking-changes.ts'
import { type ActivityBookingRow, findActivityBooking, lockActivityBooking } from '../db/activity-bookings.ts'
import { findCardAccount } from '../db/card-accounts.ts'
import { addPayment, endPayment, findOpenPayment, type PaymentRow } from '../db/payments.ts'
import { findCheckout, openAtStripe } from './checkout-at-stripe.ts'
import { type CheckoutMode, checkoutParams } from './checkout-params.ts'
import { closeCheckout, isHolding, isUnderWay, settlePayment } from './settle.ts'

/** When two tabs open a checkout at once, or one just ended, we look again. */
const maxAttempts = 5

export interface OpenCheckout {
  readonly url: string | null
  readonly clientSecret: string | null
  readonly stripeAccountId: string
  readonly expiresAt: Date
}

type CheckoutWord = 'HoldOver' | 'AlreadyPaid' | 'UnderWay' | 'NothingToPay' | 'NotConnected'

/**
 * The open checkout of a booking, or a new one. It is stored before Stripe is asked for it, so that a lost answer is
 * found again by its key, and two tabs get the same one: nobody pays twice.
 */
export async function openBookingCheckout(
  context: Context,
  payments: Payments,
  asked: { readonly bookingId: BookingId; readonly mode: CheckoutMode; readonly paymentKey: string },
): Promise<OpenCheckout | Refused<CheckoutWord>> {
  for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
    const booking = await findActivityBooking(context.db, asked.bookingId)
    const refusal = checkoutRefusal(booking, context.now())
    if (!booking || refusal) return refusal ?? refuse('HoldOver')
    const open = await findOpenPayment(context.db, booking.id)
    const payment = open ?? (await beginCheckout(context, payments, booking, asked))
    if (payment === 'NotConnected') return refuse('NotConnected')
    if (!payment) continue
    // Another page shows the other kind: it closes, so that only one can be paid.
    if (payment.ui_mode !== asked.mode) await closeCheckout(context, payments, booking.id)
    else {
      const checkout = await currentCheckout(context, payments, payment)
      if (checkout && isUnderWay(checkout)) return refuse('UnderWay')
      if (checkout?.status === 'open') {
        await setPaymentFlow(context.db, booking.id, 'IsPayment')
        return {
          url: checkout.url,
          clientSecret: checkout.client_secret ?? payment.client_secret,
          stripeAccountId: payment.stripe_account_id,
          expiresAt: payment.expires_at,
        }
      }
      await settlePayment(context, payments, booking.id)
    }
  }
  throw new Unavailable('The checkout is being opened in another window.')
}

function checkoutRefusal(booking: ActivityBookingRow | undefined, now: Date): Refused<CheckoutWord> | undefined {
  if (!booking) return refuse('HoldOver')
  if (booking.total_cents === 0) return refuse('NothingToPay')
  if (booking.status === bookingStatus.Confirmed || booking.status === bookingStatus.Completed)
    return refuse('AlreadyPaid')
  // The location was closed while somebody was booking.
  if (!booking.is_area_active) return refuse('NotConnected')
  return isHolding(booking, now) ? undefined : refuse('HoldOver')
}

/** Stores a new checkout, and holds the spaces as long as it can be paid. Undefined when another one came first. */
async function beginCheckout(
  context: Context,
  { feeBasisPoints }: Payments,
  booking: ActivityBookingRow,
  asked: { readonly mode: CheckoutMode; readonly paymentKey: string },
): Promise<PaymentRow | 'NotConnected' | undefined> {
  const account = await findCardAccount(context.reads, booking.account_id)
  if (account?.card_status !== 'connected' || account.stripe_account_id === null) return 'NotConnected'
  const stripeAccountId = account.stripe_account_id
  return context.db.transaction().execute(async (trx) => {
    const locked = await lockActivityBooking(trx, booking.id)
    const now = context.now()
    if (!locked || !isHolding(locked, now) || locked.total_cents !== booking.total_cents) return undefined
    const feeCents = Math.floor((booking.total_cents * feeBasisPoints) / 10_000)
    const params = checkoutParams(context, booking, { ...asked, feeCents, now })
    const expiresAt = new Date((params.expires_at ?? 0) * 1000)
    const payment = await addPayment(trx, {
      bookingId: booking.id,
      uiMode: asked.mode,
      stripeAccountId,
      checkoutParams: params,
      amountCents: booking.total_cents,
      feeCents,
      currency: booking.currency,
      expiresAt,
      at: now,
    })
    const holdsUntil = locked.held_until !== null && locked.held_until > expiresAt ? locked.held_until : expiresAt
    if (payment) await setPaymentFlow(trx, booking.id, 'IsCreating', holdsUntil)
    return payment
  })
}

async function currentCheckout(context: Context, payments: Payments, payment: PaymentRow) {
  if (payment.checkout_session_id !== null) return findCheckout(payments, payment, payment.checkout_session_id)
  try {
    return await openAtStripe(context, payments, payment)
  } catch (error) {
    if (!(error instanceof StripeRefusal)) throw error
    // Too late for these parameters, or the account may not take cards any more: the next try starts anew.
    context.log.warn({ err: error, bookingId: payment.booking_id }, 'Stripe refused a checkout')
    await endPayment(context.db, payment.id, 'failed', context.now())
    return null
  }
}
