import { type Kysely, sql } from 'kysely'

/**
 * Private venues, in the shape of the public ones. They are read by id only, for the few clients with them on their
 * shortlist; kept apart, they cost the public map nothing and cannot leak into it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table private_venue (like venue including defaults, primary key (service_area_id))`.execute(db)
}
