import { type Kysely, sql } from 'kysely'

/** The private calendar address of a person, while there is one. A new key makes a new address; the old one is gone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table calendar_feed (
      user_profile_id bigint primary key,
      feed_key uuid not null unique,
      created_at timestamptz not null
    )`.execute(db)
}
