import { type Kysely, sql } from 'kysely'

/** Records when feedback was answered, and by whom. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table feedback add column answered_at timestamptz, add column answered_by bigint`.execute(db)
}
