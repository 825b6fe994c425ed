import { type Kysely, sql } from 'kysely'

/** A calendar feed can have what everybody does at the locations that its owner manages. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table calendar_feed add column covers_locations boolean not null default false`.execute(db)
}
