import { type Kysely, sql } from 'kysely'

/** When the paid period of a subscription began; known from the next word of Stripe on. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table subscription add column period_starts_at timestamptz`.execute(db)
}
