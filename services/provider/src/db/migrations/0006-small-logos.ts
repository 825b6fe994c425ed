import { type Kysely, sql } from 'kysely'

/** The logo in list size (140 x 140) beside the large one, which is the fallback. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table business add column small_logo_key text`.execute(db)
  await sql`
    create or replace view provider_api.business as
      select account_id, description, logo_key, help_desk_url, onboarding_step, card_status,
             coalesce(small_logo_key, logo_key) as small_logo_key
      from business`.execute(db)
}
