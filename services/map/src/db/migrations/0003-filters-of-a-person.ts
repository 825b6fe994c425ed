import { type Kysely, sql } from 'kysely'

/** Publishes saved filters, for identity's export of personal data. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create view map_api.saved_filters as select user_profile_id, filters, updated_at from saved_filters`.execute(
    db,
  )
}
