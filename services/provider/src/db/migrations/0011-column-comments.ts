import { type Kysely, sql } from 'kysely'

/** What tables and columns mean where their names do not tell; `npm run db:types` copies it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`comment on table area_upload is 'Uploads that were kept, so that the same request twice changes things once.'`.execute(
    db,
  )
  await sql`comment on column business.card_attempt is 'How many accounts were asked of Stripe: after a refusal, a new one is.'`.execute(
    db,
  )
  await sql`comment on column business.card_revision is 'Rises with each question to Stripe, so that an older answer never overwrites a newer one.'`.execute(
    db,
  )
}
