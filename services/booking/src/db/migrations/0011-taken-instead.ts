import { type Kysely, sql } from 'kysely'

/** The Incomplete booking for which a series took another time: once, and it is listed no more. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table booking_series add column instead_of_booking_id bigint references booking (id)`.execute(db)
  await sql`
    create unique index booking_series_instead_once on booking_series (instead_of_booking_id)
    where instead_of_booking_id is not null`.execute(db)
}
