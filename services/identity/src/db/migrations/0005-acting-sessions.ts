import { type Kysely, sql } from 'kysely'

/** What an administrator who signs out still acts in. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index session_acting on session (acting_admin_id)
    where acting_admin_id is not null and ended_at is null`.execute(db)
}
