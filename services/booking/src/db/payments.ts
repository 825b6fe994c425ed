import type { Currency } from '@waymark/domain/booking/price'
import type { BookingId, PaymentId } from '@waymark/domain/ids'
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely'
import type { BookingDatabase, LedgerEntryTable, PaymentTable } from './schema.ts'

export type Db = Kysely<BookingDatabase>
export type PaymentRow = Selectable<PaymentTable>

/** What Stripe says of a payment; cash is in `cash.ts`, what was given back otherwise in `refunds.ts`. */
export type LedgerKind = Exclude<LedgerEntryTable['kind'], `cash${string}` | 'given back otherwise'>

/** The checkout of a booking that is not settled yet; there is never more than one. */
export async function findOpenPayment(db: Db, bookingId: BookingId): Promise<PaymentRow | undefined> {
  return db
    .selectFrom('payment')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .where('state', 'in', ['creating', 'open'])
    .executeTakeFirst()
}

export async function lockPayment(trx: Transaction<BookingDatabase>, paymentId: PaymentId) {
  return trx.selectFrom('payment').selectAll().where('id', '=', paymentId).forUpdate().executeTakeFirst()
}

export async function listPaidPayments(db: Db, bookingId: BookingId): Promise<PaymentRow[]> {
  return db
    .selectFrom('payment')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .where('state', '=', 'paid')
    .orderBy('id')
    .execute()
}

export interface NewPayment {
  readonly bookingId: BookingId
  readonly uiMode: PaymentTable['ui_mode']
  readonly stripeAccountId: string
  readonly checkoutParams: object
  readonly amountCents: number
  readonly feeCents: number
  readonly currency: Currency
  readonly expiresAt: Date
  readonly at: Date
}

/** Stores a checkout before Stripe is asked for it; undefined while another one of the booking is open. */
export async function addPayment(db: Db, made: NewPayment): Promise<PaymentRow | undefined> {
  const { rows } = await sql<PaymentRow>`
    insert into payment (booking_id, attempt, ui_mode, stripe_account_id, checkout_params, amount_cents, fee_cents, currency,
      expires_at, created_at)
    select ${made.bookingId}, coalesce((select max(p.attempt) from payment p where p.booking_id = ${made.bookingId}), 0) + 1,
      ${made.uiMode}, ${made.stripeAccountId}, ${JSON.stringify(made.checkoutParams)}::jsonb, ${made.amountCents}, ${made.feeCents},
      ${made.currency}, ${made.expiresAt}, ${made.at}
    on conflict do nothing returning *`.execute(db)
  return rows[0]
}

/** What Stripe answered when a checkout was made. */
export async function keepCheckout(
  db: Db,
  paymentId: PaymentId,
  checkout: { readonly id: string; readonly url: string | null; readonly clientSecret: string | null },
): Promise<void> {
  await db
    .updateTable('payment')
    .set({
      state: 'open',
      checkout_session_id: checkout.id,
      checkout_url: checkout.url,
      client_secret: checkout.clientSecret,
    })
    .where('id', '=', paymentId)
    .where('state', '=', 'creating')
    .execute()
}

export async function endPayment(db: Db, paymentId: PaymentId, state: 'expired' | 'failed', now: Date): Promise<void> {
  await db
    .updateTable('payment')
    .set({ state, settled_at: now })
    .where('id', '=', paymentId)
    .where('state', 'in', ['creating', 'open'])
    .execute()
}

export async function markPaid(
  trx: Transaction<BookingDatabase>,
  paymentId: PaymentId,
  paid: {
    readonly paymentIntentId: string
    readonly receiptUrl: string | null
    readonly card: { readonly brand: string | null; readonly last4: string | null } | null
    readonly at: Date
  },
): Promise<void> {
  await trx
    .updateTable('payment')
    .set({
      state: 'paid',
      payment_intent_id: paid.paymentIntentId,
      receipt_url: paid.receiptUrl,
      card_brand: paid.card?.brand ?? null,
      card_last4: paid.card?.last4 ?? null,
      // As it is now: a number that changes later changes no receipt.
      seller_tax_number: sql<string | null>`(select o.tax_number from provider_api.business o
        join booking b on b.account_id = o.account_id where b.id = payment.booking_id)`,
      settled_at: paid.at,
    })
    .where('id', '=', paymentId)
    .execute()
}

/** The paid checkout behind an intent of Stripe's. */
export async function findPaymentOfIntent(db: Db, paymentIntentId: string): Promise<PaymentRow | undefined> {
  return db.selectFrom('payment').selectAll().where('payment_intent_id', '=', paymentIntentId).executeTakeFirst()
}

/** Adds an entry of the ledger; false when it was there. */
export async function addLedgerEntry(
  trx: Transaction<BookingDatabase>,
  payment: Pick<PaymentRow, 'id' | 'booking_id' | 'currency'>,
  entry: { readonly kind: LedgerKind; readonly amountCents: number; readonly stripeId: string; readonly at: Date },
): Promise<boolean> {
  const added = await trx
    .insertInto('ledger_entry')
    .values({
      booking_id: payment.booking_id,
      payment_id: payment.id,
      kind: entry.kind,
      amount_cents: entry.amountCents,
      currency: payment.currency,
      stripe_id: entry.stripeId,
      at: entry.at,
    })
    .onConflict((conflict) => conflict.constraint('ledger_entry_once').doNothing())
    .returning('id')
    .executeTakeFirst()
  return added !== undefined
}

export async function listLedger(db: Db, bookingId: BookingId) {
  return db
    .selectFrom('ledger_entry')
    .select(['id', 'kind', 'amount_cents', 'at', 'stripe_id'])
    .where('booking_id', '=', bookingId)
    .orderBy('id')
    .execute()
}

/** Checkouts that were opened a while ago and are not settled, the oldest first. */
export async function listUnsettled(db: Db, openedBefore: Date, count: number): Promise<BookingId[]> {
  const rows = await db
    .selectFrom('payment')
    .select('booking_id')
    .where('state', 'in', ['creating', 'open'])
    .where('created_at', '<=', openedBefore)
    .orderBy('expires_at')
    .limit(count)
    .execute()
  return rows.map(({ booking_id }) => booking_id)
}

/** Keeps a caller's key for a booking; false when it is in use for something else. */
export async function keepPaymentKey(
  db: Db,
  kept: { readonly key: string; readonly bookingId: BookingId; readonly owner: string; readonly at: Date },
): Promise<boolean> {
  const row = await db
    .insertInto('payment_key')
    .values({ payment_key: kept.key, booking_id: kept.bookingId, owner: kept.owner, created_at: kept.at })
    .onConflict((conflict) =>
      conflict
        .column('payment_key')
        .doUpdateSet({ booking_id: kept.bookingId })
        .where('payment_key.owner', '=', kept.owner)
        .where('payment_key.booking_id', '=', kept.bookingId),
    )
    .returning('booking_id')
    .executeTakeFirst()
  return row !== undefined
}

export async function findBookingOfKey(db: Db, key: string, owner: string): Promise<BookingId | undefined> {
  const row = await db
    .selectFrom('payment_key')
    .select('booking_id')
    .where('payment_key', '=', key)
    .where('owner', '=', owner)
    .executeTakeFirst()
  return row?.booking_id
}
