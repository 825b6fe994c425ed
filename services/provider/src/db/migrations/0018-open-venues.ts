import { type Kysely, sql } from 'kysely'

/**
 * Public venues in the order of their download, with what tells one state of all of them from the next; and the id that
 * a location has where it was imported from, so that importing it again changes it and adds no second one.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table service_area
      add column external_id text check (char_length(external_id) between 1 and 200),
      add constraint service_area_imported_once unique (account_id, external_id)`.execute(db)
  await sql`create index service_area_open on service_area (id) include (updated_at) where is_active and not is_private`.execute(
    db,
  )
  await sql`create index service_area_of_account on service_area (account_id, id) where is_active`.execute(db)
}
