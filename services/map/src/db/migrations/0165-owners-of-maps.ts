import { type Kysely, sql } from 'kysely'

/** Whose draft an access map is, for those who show what was done to it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create view map_api.access_map_owner as select id, account_id from access_map`.execute(db)
}
