import { type Kysely, sql } from 'kysely'

/** Indexes for the filters of global administrators: the organisation and the two rare statuses. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index booking_account on booking (account_id, starts_at)`.execute(db)
  await sql`create index booking_cancelled_or_incomplete on booking (status, starts_at, id) where status >= 3`.execute(
    db,
  )
  await sql`create index booking_series_service on booking_series (service_id)`.execute(db)
}
