import { type Kysely, sql } from 'kysely'

/** Publishes notifications and emails, for identity's export of personal data. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create view notify_api.notification as
      select user_profile_id, title, text, created_at, read_at from notification`.execute(db)
  await sql`
    create view notify_api.email as
      select user_profile_id, subject, to_address, created_at, sent_at from email`.execute(db)
}
