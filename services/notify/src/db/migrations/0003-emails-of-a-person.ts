import { type Kysely, sql } from 'kysely'

/** Deletes emails with the person they were for. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index email_person on email (user_profile_id) where user_profile_id is not null`.execute(db)
}
