import { type Kysely, sql } from 'kysely'

/** What the columns of a subscription mean where their names do not tell; `npm run db:types` copies it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`comment on column subscription.revision is 'Rises with each question to Stripe, so that an older answer never overwrites a newer one.'`.execute(
    db,
  )
  await sql`comment on column subscription.checkout_params is 'What the checkout was opened with: Stripe takes the same key only with the same parameters.'`.execute(
    db,
  )
}
