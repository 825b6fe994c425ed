import { type Kysely, sql } from 'kysely'

/** An index of words for each kind, so that a word of many places does not slow the search for the few activities that have it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index search_entry_venue_words on search_entry using gin (words) where kind = 'venue'`.execute(db)
  await sql`create index search_entry_activity_words on search_entry using gin (words) where kind = 'activity'`.execute(
    db,
  )
  await sql`create index search_entry_venue_near on search_entry using gist (world_position) where kind = 'venue'`.execute(
    db,
  )
  await sql`create index search_entry_activity_near on search_entry using gist (world_position) where kind = 'activity'`.execute(
    db,
  )
  await sql`drop index search_entry_words`.execute(db)
  await sql`drop index search_entry_near`.execute(db)
}
