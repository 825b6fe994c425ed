import { type Kysely, sql } from 'kysely'

/** With which card a checkout was paid, as its receipt says it; and the tax number of the seller at that time. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table payment
      add column card_brand text,
      add column card_last4 text check (card_last4 ~ '^[0-9]{4}$'),
      add column seller_tax_number text`.execute(db)
}
