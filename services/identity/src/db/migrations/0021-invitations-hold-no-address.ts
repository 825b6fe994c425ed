import { type Kysely, sql } from 'kysely'

/**
 * Whom a team has invited holds no address until they accept: an address belongs to one person who has confirmed it or
 * chosen a password, and may be invited by several teams meanwhile.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table user_profile
      add column is_unaccepted boolean not null
        generated always as (password_hash is null and email_confirmed_at is null) stored,
      drop constraint user_profile_email_key`.execute(db)
  await sql`create unique index user_profile_email_key on user_profile (email) where not is_unaccepted`.execute(db)
  await sql`create unique index user_profile_team_email on user_profile (account_id, email)`.execute(db)
  await sql`comment on column user_profile.is_unaccepted is 'Invited to a team and not there yet: the address may be another person''s.'`.execute(
    db,
  )
}
