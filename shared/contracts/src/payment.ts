import type { BookingId, ServiceAreaId } from '@waymark/domain/ids'
import { managementRoles } from '@waymark/domain/rights/roles'
import * as z from 'zod/mini'
import { areaRole, guestOrSignedIn, signedIn } from './access.ts'
import { activityBookingId, currency, paymentFlowValue } from './activity-shapes.ts'
import { bookingStatusValue } from './booking-shapes.ts'
import { defineCall } from './define-call.ts'
import { done, id, queryId } from './shapes.ts'

/** An opaque word that the caller makes up for one payment, so that no address has to name the booking. */
const paymentKey = () =>
  z.string().check(z.regex(/^[A-Za-z0-9_-]{16,100}$/, 'Use 16 to 100 letters, digits, hyphens or underscores.'))

const checkout = {
  HoldOver: 'The time is over and the spaces are free again. Your answers are kept: hold the spaces again.',
  AlreadyPaid: 'This booking is paid already.',
  UnderWay: 'Your bank has not answered yet. Your spaces are held until it does: please do not pay again.',
  NothingToPay: 'There is nothing to pay for this booking.',
  NotConnected: 'This organiser cannot take card payments just now.',
} as const

const keyTaken = { KeyTaken: 'This key is in use for another booking.' } as const

const keyToStore = z.strictObject({ activityBookingId: id<BookingId>(), paymentKey: paymentKey() })
const keyToGet = z.strictObject({ paymentKey: paymentKey() })
const keptFor = z.object({ ...activityBookingId, status: bookingStatusValue, paymentFlow: paymentFlowValue })

/**
 * Payment (calls.md section 7): hosted checkout of an activity booking. The `sta-` calls serve bookings made inside the
 * embedded map, where a hosted page refuses to be framed and the checkout is embedded instead.
 */
export const payment = {
  checkoutActivityBooking: defineCall({
    method: 'POST',
    path: '/api/Payment/checkout-activity-booking',
    summary: 'The hosted checkout page for a booking that holds its spaces; the same one when asked again',
    changes: ['booking', 'payment'],
    access: guestOrSignedIn,
    input: () =>
      z.strictObject({
        activityBookingId: id<BookingId>(),
        paymentKey: paymentKey(),
        /** The person came back from the hosted page without paying (payment flow ClosedPayment). */
        isClosed: z._default(z.boolean(), false),
      }),
    output: () =>
      z.object({ checkoutUrl: z.nullable(z.string()), paymentFlow: paymentFlowValue, expiresAt: z.string() }),
    refusals: checkout,
    notWhileActing: true,
  }),
  storePaymentKey: defineCall({
    method: 'POST',
    path: '/api/Payment/store-payment-key',
    summary: 'Keep my key for the payment of my booking',
    changes: ['payment'],
    access: guestOrSignedIn,
    input: () => keyToStore,
    output: () => done,
    refusals: keyTaken,
  }),
  getPaymentKey: defineCall({
    method: 'POST',
    path: '/api/Payment/get-payment-key',
    summary: 'The booking that my key is kept for, and where its payment stands',
    reads: ['payment', 'booking'],
    access: guestOrSignedIn,
    input: () => keyToGet,
    output: () => keptFor,
  }),
  staCheckoutActivityBooking: defineCall({
    method: 'POST',
    path: '/api/Payment/sta-checkout-activity-booking',
    summary: 'The same inside a frame: the secret of an embedded checkout',
    changes: ['booking', 'payment'],
    access: guestOrSignedIn,
    input: () => z.strictObject({ activityBookingId: id<BookingId>(), paymentKey: paymentKey() }),
    output: () =>
      z.object({
        clientSecret: z.string(),
        /** With which Stripe.js is opened; the sandbox has its own. */
        publishableKey: z.string(),
        stripeAccountId: z.string(),
        /** Where the sandbox serves its embedded checkout; null with Stripe itself. */
        sandboxOrigin: z.nullable(z.string()),
        paymentFlow: paymentFlowValue,
        expiresAt: z.string(),
      }),
    refusals: checkout,
    notWhileActing: true,
  }),
  staStorePaymentKey: defineCall({
    method: 'POST',
    path: '/api/Payment/sta-store-payment-key',
    summary: 'Keep my key for the payment of a booking made in a frame',
    changes: ['payment'],
    access: guestOrSignedIn,
    input: () => keyToStore,
    output: () => done,
    refusals: keyTaken,
  }),
  staGetPaymentKey: defineCall({
    method: 'POST',
    path: '/api/Payment/sta-get-payment-key',
    summary: 'The booking in a frame that my key is kept for, and where its payment stands',
    reads: ['payment', 'booking'],
    access: guestOrSignedIn,
    input: () => keyToGet,
    output: () => keptFor,
  }),
  getOwedRefunds: defineCall({
    method: 'GET',
    path: '/api/Payment/get-owed-refunds',
    summary: 'What a location owes after refunds that failed, booking by booking, the first to start first',
    reads: ['payment', 'booking'],
    access: areaRole(managementRoles),
    input: () => z.strictObject({ serviceAreaId: queryId<ServiceAreaId>() }),
    output: () =>
      z.object({
        /** The first 20. */
        owed: z.array(
          z.object({
            ...activityBookingId,
            activityTitle: z.string(),
            contactName: z.string(),
            owedCents: z.int(),
            currency,
          }),
        ),
      }),
  }),
  noteGivenBack: defineCall({
    method: 'POST',
    path: '/api/Payment/note-given-back',
    summary: 'What could not be sent back to the card was given back in another way',
    changes: ['booking', 'payment'],
    access: signedIn,
    input: () =>
      z.strictObject({
        activityBookingId: id<BookingId>(),
        /** The sum that the person saw as owed. */
        amountCents: z.int().check(z.gt(0)),
      }),
    output: () => done,
    refusals: { AmountChanged: 'It is {amount} now: somebody else has noted it meanwhile.' },
    notWhileActing: true,
  }),
  getActivityBookingReceipt: defineCall({
    method: 'GET',
    path: '/api/Payment/get-activity-booking-receipt',
    summary: 'The receipt of a booking: its lines, payments and refunds, which always add up',
    reads: ['payment', 'booking'],
    access: guestOrSignedIn,
    input: () => z.strictObject({ activityBookingId: queryId<BookingId>() }),
    output: () =>
      z.object({
        /** "GST receipt" or "Tax invoice" of a seller who is registered, else "Receipt". */
        title: z.string(),
        receiptNumber: z.string(),
        issuedAt: z.string(),
        supplierName: z.string(),
        /** What it is called in law, where that differs. */
        supplierLegalName: z.nullable(z.string()),
        /** The billing address, or that of the location. */
        supplierAddress: z.string(),
        /** New Zealand Business Number, in groups. */
        supplierNzbn: z.nullable(z.string()),
        /** Its GST number or ABN when it was paid, in groups; null for an organisation that is not registered for GST. */
        supplierTaxNumber: z.nullable(z.object({ name: z.string(), text: z.string() })),
        /** The cards it was paid with, as Stripe names them: `visa`, `4242`. */
        cards: z.array(z.object({ brand: z.string(), last4: z.string() })),
        clientName: z.string(),
        activityTitle: z.string(),
        startDateTime: z.string(),
        timeZone: z.string(),
        lines: z.array(z.object({ text: z.string(), amountCents: z.int() })),
        totalCents: z.int(),
        /** What the balance contains; null where the seller was not registered. */
        gst: z.nullable(z.object({ percent: z.int(), cents: z.int() })),
        currency,
        entries: z.array(
          z.object({
            kind: z.literal([
              'charge',
              'refund',
              'refund failed',
              'dispute',
              'dispute won',
              'cash',
              'cash undone',
              'cash given back',
            ]),
            /** A refund that went another way than to the card. */
            isAnotherWay: z.optional(z.boolean()),
            amountCents: z.int(),
            at: z.string(),
          }),
        ),
        balanceCents: z.int(),
        /** Refunds that Stripe has not answered yet; they are no entries before. */
        refundOnItsWayCents: z.int(),
        /** Cash that a cancellation gives back and nobody has handed over yet. */
        cashToGiveBackCents: z.int(),
      }),
    refusals: { NotPaid: 'This booking has not been paid for.' },
  }),
  getActivityBookingReceiptFile: defineCall({
    method: 'GET',
    path: '/api/Payment/get-activity-booking-receipt-file',
    summary: 'The receipt of a booking as a PDF',
    reads: ['payment', 'booking'],
    access: guestOrSignedIn,
    input: () => z.strictObject({ activityBookingId: queryId<BookingId>() }),
    output: () => z.null(),
    answer: 'file',
    refusals: { NotPaid: 'This booking has not been paid for.' },
  }),
} as const
