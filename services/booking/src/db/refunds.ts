import type { AccountId, BookingId, PaymentId, RefundId, ServiceAreaId, UserProfileId } from '@waymark/domain/ids'
import { type Kysely, type Selectable, type SqlBool, sql, type Transaction } from 'kysely'
import { type BookingSide, ofSide } from './booking-list-filter.ts'
import type { Db } from './payments.ts'
import type { BookingDatabase, RefundTable } from './schema.ts'

export type RefundRow = Selectable<RefundTable>

/** Notes a refund to ask Stripe for; undefined when a payment that came too late or twice is given back already. */
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

/** What the organiser of booking `b` gave back in another way, below 0. */
const givenOtherwise = sql`(select coalesce(sum(l.amount_cents), 0) from ledger_entry l
  where l.booking_id = b.id and l.kind = 'given back otherwise')`

/** What a booking `b` gets or got back. */
export const refundedCents = sql<number>`(
  (select coalesce(sum(r.amount_cents), 0) from refund r where r.booking_id = b.id and r.state <> 'failed')
    - (select coalesce(sum(l.amount_cents), 0) ${ownRefunds}) - ${givenOtherwise})::int`

/**
 * What a booking `b` is still owed of refunds that failed, less what its organiser has sent back at Stripe since, or
 * given back otherwise; never more than it has paid and not got back.
 */
export const owedCents = sql<number>`greatest(0, least(
  (select coalesce(sum(r.amount_cents), 0) from refund r where r.booking_id = b.id and r.state = 'failed')
    + (select coalesce(sum(l.amount_cents), 0) ${ownRefunds}
       and l.at > (select min(r.settled_at) from refund r where r.booking_id = b.id and r.state = 'failed'))
    + ${givenOtherwise},
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

const maxOwedByArea = 20

/** The bookings of a location that are owed something after a refund failed, the first to start first. */
export async function listOwedByArea(
  db: Kysely<BookingDatabase>,
  { accountId, serviceAreaId }: { readonly accountId: AccountId; readonly serviceAreaId: ServiceAreaId },
) {
  return db
    .selectFrom('booking as b')
    .innerJoin('activity_booking as h', 'h.booking_id', 'b.id')
    .innerJoin('activity_session as s', 's.id', 'h.activity_session_id')
    .innerJoin('provider_api.activity as t', 't.id', 's.activity_id')
    .select(['b.id', 't.title', 'h.contact_name', 'h.currency', owedCents.as('owed_cents')])
    .where('b.account_id', '=', accountId)
    .where('b.service_area_id', '=', serviceAreaId)
    .where('b.id', 'in', (from) =>
      from
        .selectFrom('refund as r')
        .select('r.booking_id')
        .where('r.account_id', '=', accountId)
        .where('r.state', '=', 'failed'),
    )
    .where(owedCents, '>', 0)
    .orderBy('b.starts_at')
    .orderBy('b.id')
    .limit(maxOwedByArea)
    .execute()
}

/** What a booking is still owed after refunds that failed. */
export async function findOwed(trx: Transaction<BookingDatabase>, bookingId: BookingId): Promise<number> {
  const { owed_cents } = await trx
    .selectFrom('booking as b')
    .select(owedCents.as('owed_cents'))
    .where('b.id', '=', bookingId)
    .executeTakeFirstOrThrow()
  return owed_cents
}

/** Notes that what a booking is owed was given back in another way: of each payment at most what failed and is left of it. */
export async function noteGivenBackOtherwise(
  trx: Transaction<BookingDatabase>,
  given: { readonly bookingId: BookingId; readonly cents: number; readonly by: UserProfileId; readonly at: Date },
): Promise<void> {
  await sql`
    insert into ledger_entry (booking_id, payment_id, kind, amount_cents, currency, at, by_user_profile_id)
    select ${given.bookingId}, id, 'given back otherwise', -least(open, ${given.cents} - before), currency, ${given.at}, ${given.by}
    from (
      select *, (coalesce(sum(open) over (order by id rows between unbounded preceding and 1 preceding), 0))::int as before
      from (
        select p.id, p.currency, least(
          (select sum(r.amount_cents) from refund r where r.payment_id = p.id and r.state = 'failed'),
          (select sum(l.amount_cents) from ledger_entry l where l.payment_id = p.id))::int as open
        from payment p where p.booking_id = ${given.bookingId}) o
      where open > 0) o
    where before < ${given.cents}`.execute(trx)
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
