import { type Kysely, sql } from 'kysely'

/** The dashboard of a location asks what its organisation owes after refunds that failed, which are few. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index refund_failed on refund (account_id, booking_id) where state = 'failed'`.execute(db)
}
