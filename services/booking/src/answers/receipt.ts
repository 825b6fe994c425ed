import type { OutputOf } from '@waymark/contracts/define-call'
import type { payment } from '@waymark/contracts/payment'
import { nzbnText } from '@waymark/domain/account/nzbn'
import { receiptTitle, taxNumberName, taxNumberText } from '@waymark/domain/account/tax-number'
import { gstPercent, gstWithinCents } from '@waymark/domain/booking/price'
import { country } from '@waymark/domain/enums'
import type { BookingId } from '@waymark/domain/ids'
import { instantToWall } from '@waymark/domain/schedule/wall-time'
import type { GuestCaller, PersonCaller } from '@waymark/service-kit/caller'
import type { Context } from '../context.ts'
import { type ActivityBookingRow, findActivityBooking } from '../db/activity-bookings.ts'
import { listLedger, listPaidPayments, type PaymentRow } from '../db/payments.ts'
import { sumAskedRefunds } from '../db/refunds.ts'
import { activityBookingRights } from '../rights/activity-booking-rights.ts'

export type Receipt = OutputOf<typeof payment.getActivityBookingReceipt>

/** The receipt of a booking for its client or its organiser; undefined when it has not been paid for. */
export async function receiptOf(
  context: Context,
  caller: GuestCaller | PersonCaller,
  bookingId: BookingId,
): Promise<Receipt | 'notFound' | undefined> {
  const [row, rightsIn, { ledger, asked }, payments] = await Promise.all([
    findActivityBooking(context.db, bookingId),
    activityBookingRights(context, caller),
    moneyOf(context, bookingId),
    listPaidPayments(context.db, bookingId),
  ])
  const rights = row && rightsIn(row)
  if (!rights || (rights.mayComplete && !rights.maySeePrivate)) return 'notFound'
  const [first] = ledger
  if (!first) return undefined
  const wall = (instant: Date) => instantToWall(row.time_zone, instant.getTime())
  const lines = payments.flatMap(({ checkout_params: { line_items: items = [] } }) =>
    items.map(({ quantity = 1, price_data: price }) => ({
      text: `${quantity} x ${price?.product_data?.name ?? row.title}`,
      amountCents: quantity * (price?.unit_amount ?? 0),
    })),
  )
  // Who pays at the door has no checkout: the people are the lines.
  if (lines.length === 0)
    lines.push(
      ...row.people
        .filter(({ priceCents }) => priceCents > 0)
        .map(({ name, priceCents }) => ({ text: `${row.title}, ${name}`, amountCents: priceCents })),
    )
  const countryId = row.currency === 'NZD' ? country.nz : country.au
  const digits = taxNumberOf(row, payments)
  const balanceCents = ledger.reduce((sum, { amount_cents }) => sum + amount_cents, 0)
  return {
    title: receiptTitle(digits !== null, countryId),
    receiptNumber: `WM-${bookingId}`,
    issuedAt: wall(first.at),
    supplierName: row.account_name,
    supplierLegalName: row.legal_name === row.account_name ? null : row.legal_name,
    supplierAddress: row.billing_address ?? row.address,
    supplierNzbn: row.nzbn === null ? null : nzbnText(row.nzbn),
    supplierTaxNumber:
      digits === null ? null : { name: taxNumberName(countryId), text: taxNumberText(digits, countryId) },
    cards: payments.flatMap(({ card_brand: brand, card_last4: last4 }) =>
      brand === null || last4 === null ? [] : [{ brand, last4 }],
    ),
    clientName: row.contact_name,
    activityTitle: row.title,
    startDateTime: wall(row.starts_at),
    timeZone: row.time_zone,
    lines,
    totalCents: lines.reduce((sum, { amountCents }) => sum + amountCents, 0),
    gst:
      digits === null
        ? null
        : {
            percent: gstPercent(row.currency),
            // What was given back contains no tax any more.
            cents: gstWithinCents(Math.max(0, balanceCents), row.currency),
          },
    currency: row.currency,
    entries: ledger.map(({ kind, amount_cents, at }) => ({
      ...(kind === 'given back otherwise' ? { kind: 'refund', isAnotherWay: true } : { kind }),
      amountCents: amount_cents,
      at: wall(at),
    })),
    balanceCents,
    refundOnItsWayCents: asked.card,
    cashToGiveBackCents: asked.cash,
  }
}

/** The ledger and what is on its way, both of one moment: a refund that settles between two reads would be in neither. */
async function moneyOf({ db }: Context, bookingId: BookingId) {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (trx) => ({
      ledger: await listLedger(trx, bookingId),
      asked: await sumAskedRefunds(trx, bookingId),
    }))
}

/** The number that the seller had when it was paid by card; for cash the one of today. */
function taxNumberOf(
  { tax_number }: Pick<ActivityBookingRow, 'tax_number'>,
  payments: readonly PaymentRow[],
): string | null {
  return payments.length === 0 ? tax_number : (payments[0]?.seller_tax_number ?? null)
}
