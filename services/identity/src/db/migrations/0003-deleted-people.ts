import { type Kysely, sql } from 'kysely'

/** People who deleted their account: their row stays, without anything that tells who they were. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table user_profile add column deleted_at timestamptz`.execute(db)
}
