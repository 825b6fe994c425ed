import { type Kysely, sql } from 'kysely'

/** Marks deleted people: the row stays, without anything that identifies them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table user_profile add column deleted_at timestamptz`.execute(db)
}
