import { type Kysely, sql } from 'kysely'

/** Kept filters, as identity hands them to the person who kept them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create view map_api.saved_filters as select user_profile_id, filters, updated_at from saved_filters`.execute(
    db,
  )
}
