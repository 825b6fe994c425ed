import { type Kysely, sql } from 'kysely'

/** Indexes for global administrators' lists and for finding due reminders. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index booking_start on booking (starts_at, id)`.execute(db)
  await sql`create index booking_created on booking (created_at, id)`.execute(db)
  await sql`create index booking_ahead on booking (starts_at) where status = 1`.execute(db)
  await sql`
    create index booking_series_search on booking_series
      using gin (address public.gin_trgm_ops, recipient_name public.gin_trgm_ops, recipient_phone public.gin_trgm_ops)`.execute(
    db,
  )
}
