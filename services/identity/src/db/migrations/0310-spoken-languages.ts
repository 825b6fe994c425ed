import { type Kysely, sql } from 'kysely'

/** The languages in which somebody of a team talks with clients, who see them beside the photo and the name. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table user_profile
      add column spoken_languages text[] not null default '{}'
        constraint user_profile_few_languages check (cardinality(spoken_languages) <= 12)`.execute(db)
  await sql`comment on column user_profile.spoken_languages is 'BCP 47 codes of the list in domain; clients see them.'`.execute(
    db,
  )
  await sql`comment on column user_profile.avatar_key is 'The photo, which clients see; a private file where it was uploaded.'`.execute(
    db,
  )
  await sql`
    create or replace view identity_api.person as
      select p.id, p.account_id, a.account_type, a.business_subtype, a.name as account_name, a.country_id,
             p.first_name, p.last_name, p.email, p.phone, p.avatar_key, p.is_account_admin, p.is_global_admin, p.is_active,
             p.restricted_to_account_id, p.access_version, p.kept_by_account_id, p.spoken_languages
      from user_profile p join account a on a.id = p.account_id`.execute(db)
}
