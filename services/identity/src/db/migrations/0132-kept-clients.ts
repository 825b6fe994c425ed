import { type Kysely, sql } from 'kysely'

/**
 * Clients whom an organisation keeps because they rang it up: people without an account, who never sign in, and what
 * they agreed to.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table user_profile
      add column kept_by_account_id bigint references account,
      add constraint kept_client_never_signs_in check (
        kept_by_account_id is null
        or (password_hash is null and email_confirmed_at is null and not is_account_admin and not is_global_admin))`.execute(
    db,
  )
  await sql`comment on column user_profile.kept_by_account_id is 'The organisation that keeps this client; null for everybody with an account.'`.execute(
    db,
  )
  await sql`create index user_profile_kept on user_profile (kept_by_account_id) where kept_by_account_id is not null`.execute(
    db,
  )
  await sql`create index user_profile_kept_email on user_profile (email) where kept_by_account_id is not null`.execute(
    db,
  )
  await sql`create unique index user_profile_kept_once on user_profile (kept_by_account_id, idempotency_key)
    where kept_by_account_id is not null and idempotency_key is not null`.execute(db)
  await sql`
    create table client_consent (
      user_profile_id bigint primary key references user_profile on delete cascade,
      note text not null default '' check (char_length(note) <= 200),
      noted_by bigint not null references user_profile,
      noted_at timestamptz not null
    )`.execute(db)
  await sql`
    create or replace view identity_api.person as
      select p.id, p.account_id, a.account_type, a.business_subtype, a.name as account_name, a.country_id,
             p.first_name, p.last_name, p.email, p.phone, p.avatar_key, p.is_account_admin, p.is_global_admin, p.is_active,
             p.restricted_to_account_id, p.access_version, p.kept_by_account_id
      from user_profile p join account a on a.id = p.account_id`.execute(db)
}
