import { type Kysely, sql } from 'kysely'

/** Finds the acting sessions to end when an administrator signs out. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index session_acting on session (acting_admin_id)
    where acting_admin_id is not null and ended_at is null`.execute(db)
}
