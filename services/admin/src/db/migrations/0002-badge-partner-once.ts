import { type Kysely, sql } from 'kysely'

/** The same request sent twice makes one badge partner. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table badge_partner add column once_key text unique`.execute(db)
}
