import { type Kysely, sql } from 'kysely'

/** Links of guests that were followed: each is good once. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table used_guest_link (
      digest text primary key,
      used_at timestamptz not null
    )`.execute(db)
  await sql`create index used_guest_link_age on used_guest_link (used_at)`.execute(db)
}
