import { type Kysely, sql } from 'kysely'

/** Indexes messages by author, to export them and to delete them with their account. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index message_author on message (author_user_profile_id, created_at)`.execute(db)
  await sql`
    create view chat_api.message as
      select c.booking_id, m.author_user_profile_id, m.type, m.body, m.created_at
      from message m join conversation c on c.id = m.conversation_id`.execute(db)
}
