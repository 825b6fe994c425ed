import { type Kysely, sql } from 'kysely'

/** The sessions that have not ended, for those who send to the devices that people are signed in on. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create view identity_api.open_session as
      select id as sid, user_profile_id from session
      where ended_at is null and expires_at > now() and acting_admin_id is null`.execute(db)
}
