import { type Kysely, sql } from 'kysely'

/**
 * The address of an organisation, a person's default location, versions for optimistic locking, and the link of a team
 * invitation.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table account
      add column version integer not null default 1,
      add column address text,
      add column lat double precision,
      add column lng double precision,
      add column phone text`.execute(db)
  await sql`
    alter table user_profile
      add column version integer not null default 1,
      add column default_service_area_id bigint`.execute(db)
  await sql`
    create index user_profile_words on user_profile
      using gin ((first_name || ' ' || last_name || ' ' || email) gin_trgm_ops)`.execute(db)
  await sql`alter table email_link drop constraint email_link_purpose_check`.execute(db)
  await sql`
    alter table email_link
      add constraint email_link_purpose_check check (purpose in ('activation', 'reset', 'team'))`.execute(db)
}
