import { type Kysely, sql } from 'kysely'

/** Whatever names a row of another table is found by it: without an index, a payment's balance read the whole ledger. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index ledger_entry_payment on ledger_entry (payment_id)`.execute(db)
  await sql`create index refund_payment on refund (payment_id)`.execute(db)
  await sql`create index activity_booking_session on activity_booking (activity_session_id)`.execute(db)
  await sql`create index waitlist_entry_session on waitlist_entry (activity_session_id)`.execute(db)
  await sql`
    create index waitlist_entry_client on waitlist_entry (client_user_profile_id)
    where client_user_profile_id is not null`.execute(db)
}
