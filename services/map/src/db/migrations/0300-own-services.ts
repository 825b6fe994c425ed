import { type Kysely, sql } from 'kysely'

/** What a place offers beside the catalogue, which the search finds by its own name. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['venue', 'private_venue'])
    await sql`alter table ${sql.table(table)} add column own_services jsonb not null default '[]'`.execute(db)
}
