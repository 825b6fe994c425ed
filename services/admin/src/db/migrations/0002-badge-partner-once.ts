import { type Kysely, sql } from 'kysely'

/** Makes adding a badge partner idempotent. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table badge_partner add column once_key text unique`.execute(db)
}
