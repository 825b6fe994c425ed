import { type Kysely, sql } from 'kysely'

/** The start of a subscription's paid period, filled in by the next answer from Stripe. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table subscription add column period_starts_at timestamptz`.execute(db)
}
