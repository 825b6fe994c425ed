import { type Kysely, sql } from 'kysely'

/** Whatever names a row of another table is found by it, and a client of an organisation by their address. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index session_of_person on session (user_profile_id)`.execute(db)
  await sql`
    create index session_acting_admin on session (acting_admin_id) where acting_admin_id is not null`.execute(db)
  await sql`create index invitation_account on invitation (account_id)`.execute(db)
  await sql`
    create index invitation_accepted_by on invitation (accepted_by_id) where accepted_by_id is not null`.execute(db)
  await sql`
    create index user_profile_restricted on user_profile (restricted_to_account_id)
    where restricted_to_account_id is not null`.execute(db)
  await sql`create index user_profile_email on user_profile (email)`.execute(db)
  await sql`create index client_consent_noted_by on client_consent (noted_by)`.execute(db)
}
