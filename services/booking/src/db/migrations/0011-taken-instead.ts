import { type Kysely, sql } from 'kysely'

/**
 * Links a series to the Incomplete booking it replaces: at most one series each, which hides the booking from lists.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table booking_series add column instead_of_booking_id bigint references booking (id)`.execute(db)
  await sql`
    create unique index booking_series_instead_once on booking_series (instead_of_booking_id)
    where instead_of_booking_id is not null`.execute(db)
}
