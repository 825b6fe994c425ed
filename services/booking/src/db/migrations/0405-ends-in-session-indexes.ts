import { type Kysely, sql } from 'kysely'

/** Whether a session lasts into a time when its location is shut is read from the indexes that find it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop index activity_session_open_at`.execute(db)
  await sql`create index activity_session_open_at on activity_session (service_area_id, activity_id, starts_at)
    include (max_spaces, spaces_taken, price_cents, ends_at) where status = 'Active'`.execute(db)
  await sql`drop index activity_session_activity`.execute(db)
  await sql`create index activity_session_activity on activity_session (activity_id, starts_at)
    include (status, ends_at)`.execute(db)
}
