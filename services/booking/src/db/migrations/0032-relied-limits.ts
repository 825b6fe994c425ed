import { type Kysely, sql } from 'kysely'

/** How far a measured fact that people relied on may shrink or grow before it fits them no more, by option. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table activity_booking add column relied_limits jsonb not null default '{}'`.execute(db)
}
