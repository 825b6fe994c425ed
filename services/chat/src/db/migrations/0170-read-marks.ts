import { type Kysely, sql } from 'kysely'

/** How far a person had read: it tells one run of unread messages from the next. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace view chat_api.unread as
      select c.booking_id, c.sid, p.user_profile_id, (c.last_index - p.last_read_index)::int as unread_count,
             m.type as last_type, m.body as last_body, m.author_user_profile_id as last_author_id,
             m.created_at as last_at, p.last_read_index
      from participant p
      join conversation c on c.id = p.conversation_id
      join message m on m.conversation_id = c.id and m.index = c.last_index
      where c.last_index > p.last_read_index`.execute(db)
}
