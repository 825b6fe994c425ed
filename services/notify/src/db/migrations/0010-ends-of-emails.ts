import { type Kysely, sql } from 'kysely'

/** Finds the emails and notifications that are kept no longer. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index email_created on email (created_at)`.execute(db)
  await sql`create index notification_created on notification (created_at)`.execute(db)
}
