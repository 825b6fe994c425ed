import { jobs } from '@waymark/contracts/jobs'
import { moneyText } from '@waymark/domain/booking/price'
import { bookingStatus } from '@waymark/domain/enums'
import type { BookingId } from '@waymark/domain/ids'
import { addToOutbox } from '@waymark/service-kit/outbox'
import { askStripe, isMissingAtStripe, type Payments, StripeRefusal } from '@waymark/service-kit/payments'
import { sql, type Transaction } from 'kysely'
import type Stripe from 'stripe'
import { offerFreedSpaces } from '../activity/offer-freed-spaces.ts'
import { recordAndNotify } from '../changing/record-and-notify.ts'
import type { Context } from '../context.ts'
import {
  confirmActivityBooking,
  leaveActivityBookingIncomplete,
  setPaymentFlow,
} from '../db/activity-booking-changes.ts'
import { type ActivityBookingState, findActivityBookingState, lockActivityBooking } from '../db/activity-bookings.ts'
import { constraintOf } from '../db/constraint-of.ts'
import { addHistory } from '../db/history.ts'
import { addLedgerEntry, endPayment, findOpenPayment, lockPayment, markPaid, type PaymentRow } from '../db/payments.ts'
import type { BookingDatabase } from '../db/schema.ts'
import { endOffer } from '../db/waitlist.ts'
import { askRefund } from './ask-refund.ts'
import { findCheckout, idOf, openAtStripe } from './checkout-at-stripe.ts'

type Trx = Transaction<BookingDatabase>

/** Why spaces that nobody paid for, or took from the waitlist, went back. */
const holdOverText = ({ total_cents }: ActivityBookingState) =>
  total_cents === 0
    ? 'The time to take the spaces was over, and they are free again.'
    : 'The time to pay was over, and the spaces are free again.'

/** Why a session took its spaces back; null while it takes place. */
function cancelledText({ session_status, session_cancel_reason }: ActivityBookingState): string | null {
  if (session_status !== 'Cancelled') return null
  return session_cancel_reason === null
    ? 'The organiser cancelled this session.'
    : `The organiser cancelled this session: ${session_cancel_reason}`
}

/**
 * Brings a booking up to what Stripe says of its checkout: the one function behind the webhook, the landing page and
 * the sweeper. Idempotent, in any order and at any time; without an open checkout it ends a hold that is over.
 */
export async function settlePayment(context: Context, payments: Payments, bookingId: BookingId): Promise<void> {
  const payment = await findOpenPayment(context.db, bookingId)
  if (!payment) return endHold(context, bookingId)
  const checkout = await checkoutOf(context, payments, payment)
  if (checkout === null) return endUnpaid(context, payment, 'failed')
  if (checkout.status === 'complete' && checkout.payment_status === 'paid')
    return settlePaid(context, payment, checkout)
  if (checkout.status === 'expired') return endUnpaid(context, payment, 'expired')
  // A bank that pays later is waited for: the spaces stay held until it has decided.
  if (isUnderWay(checkout)) return
  if (checkout.status === 'complete') return endUnpaid(context, payment, 'failed')
  const booking = await findActivityBookingState(context.db, bookingId)
  if (!booking || isHolding(booking, context.now())) return
  await expireCheckout(context, payments, payment, checkout.id)
}

/**
 * Ends a checkout that nobody has paid, so that its spaces are free for certain; settles it instead when it turns out
 * to be paid. True when nothing is open any more and nothing was paid.
 */
export async function closeCheckout(context: Context, payments: Payments, bookingId: BookingId): Promise<boolean> {
  const payment = await findOpenPayment(context.db, bookingId)
  if (!payment) return true
  const checkout = await checkoutOf(context, payments, payment)
  if (checkout?.status === 'open') await expireCheckout(context, payments, payment, checkout.id)
  else await settlePayment(context, payments, bookingId)
  const after = await findActivityBookingState(context.db, bookingId)
  return after?.status !== bookingStatus.Confirmed && (await findOpenPayment(context.db, bookingId)) === undefined
}

/** The checkout at Stripe; one whose answer got lost is found by its idempotency key. Null when Stripe never had it. */
async function checkoutOf(
  context: Context,
  payments: Payments,
  payment: PaymentRow,
): Promise<Stripe.Checkout.Session | null> {
  if (payment.checkout_session_id !== null) return findCheckout(payments, payment, payment.checkout_session_id)
  try {
    return await openAtStripe(context, payments, payment)
  } catch (error) {
    // It is refused when it is too late to open it: then it never was open.
    if (error instanceof StripeRefusal) return null
    throw error
  }
}

async function expireCheckout(
  context: Context,
  { stripe }: Payments,
  payment: PaymentRow,
  checkoutId: string,
): Promise<void> {
  const account = { stripeAccount: payment.stripe_account_id }
  try {
    await askStripe(() => stripe.checkout.sessions.expire(checkoutId, {}, account))
    await endUnpaid(context, payment, 'expired')
  } catch (error) {
    if (!(error instanceof StripeRefusal) || isMissingAtStripe(error)) throw error
    // Somebody has paid, or it expired, since we asked.
    const checkout = await findCheckout({ stripe }, payment, checkoutId)
    if (checkout?.status === 'complete' && checkout.payment_status === 'paid')
      await settlePaid(context, payment, checkout)
    else if (checkout?.status === 'expired') await endUnpaid(context, payment, 'expired')
  }
}

async function settlePaid(
  context: Context,
  { id: paymentId, booking_id: bookingId }: PaymentRow,
  checkout: Stripe.Checkout.Session,
): Promise<void> {
  const now = context.now()
  const settled = await context.db.transaction().execute(async (trx) => {
    const booking = await lockActivityBooking(trx, bookingId)
    const payment = await lockPayment(trx, paymentId)
    if (!booking || !payment || payment.state === 'paid') return undefined
    requireSame(checkout, payment)
    const intent = checkout.payment_intent
    const paymentIntentId = idOf(intent)
    if (paymentIntentId === null) throw new Error(`Checkout ${checkout.id} is paid and has no payment intent.`)
    await markPaid(trx, paymentId, {
      paymentIntentId,
      receiptUrl: chargeOf(intent)?.receipt_url ?? null,
      card: chargeOf(intent)?.payment_method_details?.card ?? null,
      at: now,
    })
    const charge = { kind: 'charge', amountCents: payment.amount_cents, stripeId: paymentIntentId, at: now } as const
    await addLedgerEntry(trx, payment, charge)
    const paidText = `Paid ${moneyText(payment.amount_cents, payment.currency)}`
    await seatOrRefund(trx, booking, { payment, paidText, now })
    return booking
  })
  if (settled?.client_user_profile_id)
    await context.bus.publish(`bookings:${settled.client_user_profile_id}`, bookingId)
}

interface Paid {
  readonly payment: PaymentRow
  readonly paidText: string
  readonly now: Date
}

/** A payment that came after its spaces were released takes them again while they are left; otherwise it goes back. */
async function seatOrRefund(trx: Trx, booking: ActivityBookingState, { payment, paidText, now }: Paid): Promise<void> {
  const byWaymark = { bookingId: booking.id, byUserProfileId: null, byName: 'Waymark', at: now }
  if (booking.status === bookingStatus.Confirmed || booking.status === bookingStatus.Completed) {
    await addHistory(trx, { ...byWaymark, what: `${paidText} twice: it goes back to the card` })
    return askRefund(trx, { payment, reason: 'paid twice', cents: payment.amount_cents, now })
  }
  if (await isSeated(trx, booking, now)) {
    await endOffer(trx, booking.id, 'booked')
    await recordAndNotify(trx, { ...byWaymark, change: 'confirmed', what: paidText })
    if (booking.client_user_profile_id !== null)
      await addToOutbox(trx, jobs.chat.openConversation, { bookingId: booking.id })
    return
  }
  const cancelled = cancelledText(booking)
  const late = lateText(booking)
  const historyId = await addHistory(trx, { ...byWaymark, what: `${paidText} after ${late}: it goes back to the card` })
  if (booking.status === bookingStatus.New)
    await leaveActivityBookingIncomplete(
      trx,
      booking.id,
      cancelled ?? 'The spaces were gone before the payment arrived.',
    )
  else await setPaymentFlow(trx, booking.id, 'Failed', null)
  await askRefund(trx, { payment, reason: 'paid too late', cents: payment.amount_cents, now })
  await addToOutbox(trx, jobs.notify.bookingChanged, {
    bookingId: booking.id,
    change: 'incomplete',
    historyId,
    byUserProfileId: null,
  })
}

function lateText(booking: ActivityBookingState): string {
  if (booking.session_status === 'Cancelled') return 'the organiser had cancelled the session'
  return booking.is_area_active ? 'the spaces were gone' : 'the location had stopped taking bookings'
}

/** Confirms a booking that is paid; the database refuses one whose spaces are gone. */
async function isSeated(trx: Trx, booking: ActivityBookingState, now: Date): Promise<boolean> {
  if (booking.status !== bookingStatus.New && booking.status !== bookingStatus.Incomplete) return false
  if (booking.status === bookingStatus.Incomplete && booking.starts_at <= now) return false
  if (booking.session_status === 'Cancelled') return false
  // Its location was closed since: what was held then stands, and nothing new is taken.
  if (booking.status === bookingStatus.Incomplete && !booking.is_area_active) return false
  await sql`savepoint seating`.execute(trx)
  try {
    await confirmActivityBooking(trx, booking.id, 'CompletedPayment', now)
    return true
  } catch (error) {
    if (constraintOf(error) === undefined) throw error
    await sql`rollback to savepoint seating`.execute(trx)
    return false
  }
}

/** A checkout is over and nothing was paid. The hold may go on for another try. */
async function endUnpaid(context: Context, payment: PaymentRow, state: 'expired' | 'failed'): Promise<void> {
  const now = context.now()
  await context.db.transaction().execute(async (trx) => {
    const booking = await lockActivityBooking(trx, payment.booking_id)
    await endPayment(trx, payment.id, state, now)
    if (booking?.status !== bookingStatus.New) return
    if (isHolding(booking, now)) await setPaymentFlow(trx, booking.id, 'Failed')
    else await releaseUnpaid(trx, booking, holdOverText(booking), now)
  })
}

/** Ends a hold that is over and has no checkout. */
export async function endHold(context: Context, bookingId: BookingId): Promise<void> {
  const now = context.now()
  await context.db.transaction().execute(async (trx) => {
    const booking = await lockActivityBooking(trx, bookingId)
    if (!booking || isHolding(booking, now)) return
    if (booking.status !== bookingStatus.New) return setPaymentFlow(trx, bookingId, booking.payment_flow, null)
    // A checkout may have been opened since we looked.
    if (await findOpenPayment(trx, bookingId)) return
    await releaseUnpaid(trx, booking, holdOverText(booking), now)
  })
}

/**
 * Leaves a booking Incomplete that nobody paid: its spaces go to whoever waits for them. Who held spaces of a session
 * that was cancelled is told: they had not given up.
 */
export async function releaseUnpaid(
  trx: Trx,
  booking: ActivityBookingState,
  why: string,
  now: Date,
  by: { readonly userProfileId: ActivityBookingState['client_user_profile_id']; readonly name: string } = {
    userProfileId: null,
    name: 'Waymark',
  },
): Promise<void> {
  const cancelled = by.userProfileId === null ? cancelledText(booking) : null
  const what = cancelled ?? why
  await leaveActivityBookingIncomplete(trx, booking.id, what)
  await endOffer(trx, booking.id, 'expired')
  const historyId = await addHistory(trx, {
    bookingId: booking.id,
    what,
    byUserProfileId: by.userProfileId,
    byName: by.name,
    at: now,
  })
  if (cancelled !== null)
    await addToOutbox(trx, jobs.notify.bookingChanged, {
      bookingId: booking.id,
      change: 'incomplete',
      historyId,
      byUserProfileId: null,
    })
  await offerFreedSpaces(trx, booking.activity_session_id)
}

export function isHolding({ status, held_until }: Pick<ActivityBookingState, 'status' | 'held_until'>, now: Date) {
  return status === bookingStatus.New && held_until !== null && held_until > now
}

/** What Stripe was paid for must be what we asked it for: anything else is not our booking's money. */
function requireSame(checkout: Stripe.Checkout.Session, payment: PaymentRow): void {
  const isSame =
    checkout.client_reference_id === String(payment.booking_id) &&
    checkout.amount_total === payment.amount_cents &&
    checkout.currency?.toUpperCase() === payment.currency
  if (!isSame) throw new Error(`Checkout ${checkout.id} was paid for something else than payment ${payment.id}.`)
}

/** Whether a bank has been asked to pay and has not decided yet, as with a debit of an account. */
export function isUnderWay({ status, payment_status: paid, payment_intent: intent }: Stripe.Checkout.Session): boolean {
  if (status !== 'complete' || paid === 'paid') return false
  if (intent === null || typeof intent === 'string') return true
  return intent.status !== 'requires_payment_method' && intent.status !== 'canceled'
}

function chargeOf(intent: Stripe.Checkout.Session['payment_intent']): Stripe.Charge | null {
  if (intent === null || typeof intent === 'string') return null
  const charge = intent.latest_charge
  return charge === null || typeof charge === 'string' ? null : charge
}
