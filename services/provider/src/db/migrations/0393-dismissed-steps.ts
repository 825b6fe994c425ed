import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table business add column is_skipped_dismissed boolean not null default false`.execute(db)
}
