import { type Kysely, sql } from 'kysely'

/** When a location took its invitation back. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table invitation add column withdrawn_at timestamptz`.execute(db)
}
