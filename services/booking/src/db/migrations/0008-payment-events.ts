import { type Kysely, sql } from 'kysely'

/** Stripe events received, so that each is processed once. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table payment_event (
      id text primary key,
      type text not null,
      received_at timestamptz not null
    )`.execute(db)
}
