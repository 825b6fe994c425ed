import { type Kysely, sql } from 'kysely'

/** The activities of a venue that can be booked, for the filters of the map. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['venue', 'private_venue'])
    await sql`alter table ${sql.table(table)} add column activities jsonb not null default '[]'`.execute(db)
}
