import { type Kysely, sql } from 'kysely'

/**
 * Sessions that are open, by their location: a search reads nothing else of them. It replaces an index by activity;
 * `activity_session_activity` finds those of one activity as well.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index activity_session_open_at on activity_session (service_area_id, activity_id, starts_at)
    include (max_spaces, spaces_taken, price_cents) where status = 'Active'`.execute(db)
  await sql`drop index activity_session_open`.execute(db)
}
