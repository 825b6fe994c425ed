import { type Kysely, sql } from 'kysely'

/** The state of an organisation's application for card payments. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table business
      add column is_card_detail_missing boolean not null default false,
      add column card_attempt integer not null default 0,
      add column card_revision integer not null default 0`.execute(db)
  await sql`create unique index business_stripe_account on business (stripe_account_id)`.execute(db)
}
