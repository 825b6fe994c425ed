import { type Kysely, sql } from 'kysely'

/** What columns mean where their names do not tell; `npm run db:types` copies it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`comment on column booking_series.instead_of_booking_id is 'The Incomplete booking for which this series took another time.'`.execute(
    db,
  )
  await sql`comment on column booking_staff.during is 'The booking and its buffer.'`.execute(db)
  await sql`comment on column booking_api.booking.staff_ids is 'Those who are assigned now.'`.execute(db)
  await sql`comment on column booking_api.busy_staff.during is 'The booking and its buffer.'`.execute(db)
}
