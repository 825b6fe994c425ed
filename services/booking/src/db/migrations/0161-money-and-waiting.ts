import { type Kysely, sql } from 'kysely'

/** What was paid for bookings and who waits for spaces, for those who count what a suspension touches. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create view booking_api.ledger_entry as
      select booking_id, kind, amount_cents, currency, at from ledger_entry`.execute(db)
  await sql`
    create view booking_api.waitlist_entry as
      select activity_session_id, state from waitlist_entry`.execute(db)
}
