import { type Kysely, sql } from 'kysely'

/** Notifications and emails as identity hands them to the person they were for. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create view notify_api.notification as
      select user_profile_id, title, text, created_at, read_at from notification`.execute(db)
  await sql`
    create view notify_api.email as
      select user_profile_id, subject, to_address, created_at, sent_at from email`.execute(db)
}
