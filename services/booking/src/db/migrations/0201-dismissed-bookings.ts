import { type Kysely, sql } from 'kysely'

/** Incomplete bookings that their client has put aside: a row each, so that lists test Incomplete ones only. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table dismissed_booking (
      booking_id bigint primary key references booking (id) on delete cascade,
      dismissed_at timestamptz not null
    )`.execute(db)
}
