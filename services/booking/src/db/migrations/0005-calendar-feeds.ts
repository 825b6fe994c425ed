import { type Kysely, sql } from 'kysely'

/** Private calendar feeds. A new key makes a new address and revokes the old one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table calendar_feed (
      user_profile_id bigint primary key,
      feed_key uuid not null unique,
      created_at timestamptz not null
    )`.execute(db)
}
