import { type Kysely, sql } from 'kysely'

/** What an organisation is called in law, its New Zealand Business Number, digits only, and where bills are sent. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table business
      add column legal_name text check (length(legal_name) between 1 and 200),
      add column nzbn text check (nzbn ~ '^94[0-9]{11}$'),
      add column billing_address text check (length(billing_address) between 1 and 500)`.execute(db)
  await sql`
    create or replace view provider_api.business as
      select account_id, description, logo_key, help_desk_url, onboarding_step, card_status,
             coalesce(small_logo_key, logo_key) as small_logo_key, tax_number, legal_name, nzbn, billing_address
      from business`.execute(db)
}
