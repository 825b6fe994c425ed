import { type Kysely, sql } from 'kysely'

/** What the people of a booking shared as their needs and the place met when it was booked. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table activity_booking add column relied_option_ids integer[] not null default '{}'`.execute(db)
}
