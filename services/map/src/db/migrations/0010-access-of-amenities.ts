import { type Kysely, sql } from 'kysely'

/** What is known of the access to each amenity, as of a venue, for Access Fit. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table amenity
      add column known_met bigint not null default 0,
      add column known_not_met bigint not null default 0,
      add column measures jsonb not null default '{}',
      add column facts jsonb not null default '[]'`.execute(db)
}
