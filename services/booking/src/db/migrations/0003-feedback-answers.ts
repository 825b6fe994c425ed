import { type Kysely, sql } from 'kysely'

/** When the provider answered feedback, and who of them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table feedback add column answered_at timestamptz, add column answered_by bigint`.execute(db)
}
