import { type Kysely, sql } from 'kysely'

/** Events that Stripe sent, so that each counts once. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table payment_event (
      id text primary key,
      type text not null,
      received_at timestamptz not null
    )`.execute(db)
}
