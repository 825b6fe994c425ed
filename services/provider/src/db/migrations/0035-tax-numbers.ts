import { type Kysely, sql } from 'kysely'

/** The GST number or ABN of an organisation, digits only, as its receipts name it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table business add column tax_number text check (tax_number ~ '^[0-9]{8,11}$')`.execute(db)
  await sql`
    create or replace view provider_api.business as
      select account_id, description, logo_key, help_desk_url, onboarding_step, card_status,
             coalesce(small_logo_key, logo_key) as small_logo_key, tax_number
      from business`.execute(db)
}
