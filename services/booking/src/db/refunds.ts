import type { BookingId, PaymentId, RefundId } from '@waymark/domain/ids'
import { type Kysely, type Selectable, type SqlBool, sql, type Transaction } from 'kysely'
import { type BookingSide, ofSide } from './booking-list-filter.ts'
import type { Db } from './payments.ts'
import type { BookingDatabase, RefundTable } from './schema.ts'

export type RefundRow = Selectable<RefundTable>

/** Notes a refund to ask Stripe for; undefined when this payment is given back for this reason already. */
export async function addRefund(
  trx: Transaction<BookingDatabase>,
  refund: {
    readonly bookingId: BookingId
    readonly paymentId: PaymentId
    readonly reason: RefundTable['reason']
    readonly amountCents: number
    readonly at: Date
  },
): Promise<RefundId | undefined> {
  const added = await trx
    .insertInto('refund')
    .values({
      booking_id: refund.bookingId,
      payment_id: refund.paymentId,
      reason: refund.reason,
      amount_cents: refund.amountCents,
      stripe_refund_id: null,
      failure_reason: null,
      created_at: refund.at,
      settled_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return added?.id
}

/** What can still be given back of each paid checkout: paid, less what was given back or is about to be. */
export async function listRefundable(trx: Transaction<BookingDatabase>, bookingId: BookingId) {
  return trx
    .selectFrom('payment as p')
    .select(['p.id', 'p.currency'])
    .select(
      sql<number>`(coalesce((select sum(l.amount_cents) from ledger_entry l where l.payment_id = p.id), 0)
        - coalesce((select sum(r.amount_cents) from refund r where r.payment_id = p.id and r.state = 'asked'), 0))::int`.as(
        'left_cents',
      ),
    )
    .where('p.booking_id', '=', bookingId)
    .where('p.state', '=', 'paid')
    .orderBy('p.id')
    .execute()
}

/** Entries of booking `b` about refunds that its organiser made at Stripe, without a row of ours; a refund is below 0. */
const ownRefunds = sql`from ledger_entry l where l.booking_id = b.id and l.kind in ('refund', 'refund failed')
  and not exists (select from refund r where r.stripe_refund_id = l.stripe_id)`

/** What a booking `b` gets or got back. */
export const refundedCents = sql<number>`(
  (select coalesce(sum(r.amount_cents), 0) from refund r where r.booking_id = b.id and r.state <> 'failed')
    - (select coalesce(sum(l.amount_cents), 0) ${ownRefunds}))::int`

/**
 * What a booking `b` is still owed of refunds that failed, less what its organiser has sent back at Stripe since; never
 * more than it has paid and not got back.
 */
export const owedCents = sql<number>`greatest(0, least(
  (select coalesce(sum(r.amount_cents), 0) from refund r where r.booking_id = b.id and r.state = 'failed')
    + (select coalesce(sum(l.amount_cents), 0) ${ownRefunds}
       and l.at > (select min(r.settled_at) from refund r where r.booking_id = b.id and r.state = 'failed')),
  (select coalesce(sum(l.amount_cents), 0) from ledger_entry l where l.booking_id = b.id)
    - (select coalesce(sum(r.amount_cents), 0) from refund r where r.booking_id = b.id and r.state = 'asked')))::int`

/** The bookings of a client that are owed something after a refund failed, the first to start first. */
export async function listOwed(db: Kysely<BookingDatabase>, side: BookingSide) {
  const rows = await db
    .selectFrom('booking as b')
    .innerJoin('activity_booking as h', 'h.booking_id', 'b.id')
    .innerJoin('activity_session as s', 's.id', 'h.activity_session_id')
    .innerJoin('provider_api.activity as t', 't.id', 's.activity_id')
    .innerJoin('identity_api.account as c', 'c.id', 'b.account_id')
    .select(['b.id', 't.title', 'c.name as account_name', 'h.currency', owedCents.as('owed_cents')])
    .where(ofSide(side))
    .where(sql<SqlBool>`exists (select from refund r where r.booking_id = b.id and r.state = 'failed')`)
    .orderBy('b.starts_at')
    .orderBy('b.id')
    .execute()
  return rows.filter(({ owed_cents }) => owed_cents > 0)
}

/** What is about to be given back to the card and in cash, and is no entry of the ledger yet. */
export async function sumAskedRefunds(db: Db, bookingId: BookingId): Promise<{ card: number; cash: number }> {
  return db
    .selectFrom('refund')
    .select(sql<number>`coalesce(sum(amount_cents) filter (where payment_id is not null), 0)::int`.as('card'))
    .select(sql<number>`coalesce(sum(amount_cents) filter (where payment_id is null), 0)::int`.as('cash'))
    .where('booking_id', '=', bookingId)
    .where('state', '=', 'asked')
    .executeTakeFirstOrThrow()
}

/** A refund with the payment that it gives back. */
export async function findRefund(db: Db, refundId: RefundId) {
  return db
    .selectFrom('refund as r')
    .innerJoin('payment as p', 'p.id', 'r.payment_id')
    .select(['r.id', 'r.state', 'r.reason', 'r.amount_cents', 'r.stripe_refund_id'])
    .select(['p.id as payment_id', 'p.payment_intent_id', 'p.stripe_account_id', 'p.fee_cents'])
    .where('r.id', '=', refundId)
    .executeTakeFirst()
}

export async function lockRefund(trx: Transaction<BookingDatabase>, refundId: RefundId) {
  return trx.selectFrom('refund').selectAll().where('id', '=', refundId).forUpdate().executeTakeFirst()
}

export async function writeRefund(
  trx: Transaction<BookingDatabase>,
  refundId: RefundId,
  written: Pick<RefundRow, 'state' | 'stripe_refund_id' | 'failure_reason' | 'settled_at'>,
): Promise<void> {
  await trx.updateTable('refund').set(written).where('id', '=', refundId).execute()
}

/** Refunds that Stripe was asked for a while ago, and has not finished. */
export async function listUnfinishedRefunds(db: Db, askedBefore: Date, count: number) {
  return db
    .selectFrom('refund as r')
    .innerJoin('payment as p', 'p.id', 'r.payment_id')
    .select(['r.id', 'r.state', 'p.payment_intent_id'])
    .where('r.state', 'in', ['asked', 'pending'])
    .where('r.created_at', '<=', askedBefore)
    .orderBy('r.created_at')
    .limit(count)
    .execute()
}
