import { type Kysely, sql } from 'kysely'

/** What a picture that proves a fact shows, for people who cannot see it; older pictures have none. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [table, key] of [
    ['venue_fact', 'service_area_id'],
    ['activity_fact', 'activity_id'],
  ] as const) {
    await sql`
      alter table ${sql.table(table)}
        add column photo_alt text check (char_length(photo_alt) between 1 and 200),
        add check (photo_alt is null or photo_key is not null)`.execute(db)
    await sql`
      create or replace view ${sql.table(`provider_api.${table}`)} as
        select ${sql.ref(key)}, accessibility_option_id, is_met, measure, note, source, checked_on, photo_key, photo_alt
        from ${sql.table(table)}`.execute(db)
  }
}
