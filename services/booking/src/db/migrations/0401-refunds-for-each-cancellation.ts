import { type Kysely, sql } from 'kysely'

/** An organiser may cancel some people of a booking and later others: only what was paid too late or twice is given back once. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create unique index refund_once_for_payment on refund (payment_id, reason)
    where reason in ('paid too late', 'paid twice')`.execute(db)
  await sql`drop index refund_once_for_reason`.execute(db)
}
