import { type Kysely, sql } from 'kysely'

/** The place an organisation registered from, for the first location in its set-up. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table account
      add column suburb text not null default '',
      add column region text not null default ''`.execute(db)
  await sql`
    create or replace view identity_api.account as
      select id, account_type, business_subtype, is_system, name, country_id, created_at,
             address, suburb, region, lat, lng, phone
      from account`.execute(db)
}
