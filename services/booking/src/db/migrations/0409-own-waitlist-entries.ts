import { type Kysely, sql } from 'kysely'

/** What a person wrote for a waitlist, for their copy of their data. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create view booking_api.own_waitlist_entry as
      select id, activity_session_id, client_user_profile_id, contact_name, contact_email, contact_phone, people, spaces, state,
             created_at
      from waitlist_entry`.execute(db)
}
