import { type Kysely, sql } from 'kysely'

/** When somebody was first marked as here: a mark that is undone and made again after the session keeps the time. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table activity_booking_person add column first_checked_in_at timestamptz`.execute(db)
  await sql`update activity_booking_person set first_checked_in_at = checked_in_at where checked_in_at is not null`.execute(
    db,
  )
}
