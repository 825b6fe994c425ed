import { type Kysely, sql } from 'kysely'

/**
 * Private venues, in the shape of the public ones. They are read by id alone, for the few clients who have them on
 * their shortlist; kept apart, they cost the public map nothing and cannot slip into it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table private_venue (like venue including defaults, primary key (service_area_id))`.execute(db)
}
