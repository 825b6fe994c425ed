import { type Kysely, sql } from 'kysely'

/** Says of each person whether visits and sessions may be given to them: active, and there, not merely invited. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace view identity_api.person as
      select p.id, p.account_id, a.account_type, a.business_subtype, a.name as account_name, a.country_id,
             p.first_name, p.last_name, p.email, p.phone, p.avatar_key, p.is_account_admin, p.is_global_admin, p.is_active,
             p.restricted_to_account_id, p.access_version, p.kept_by_account_id, p.spoken_languages,
             p.is_active and p.email_confirmed_at is not null as can_work
      from user_profile p join account a on a.id = p.account_id`.execute(db)
}
