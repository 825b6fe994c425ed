import { type Kysely, sql } from 'kysely'

/** When a booking lost what it said of people, and how those that still say it are found. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table booking add column anonymised_at timestamptz`.execute(db)
  await sql`create index booking_to_anonymise on booking (ends_at) where anonymised_at is null`.execute(db)
}
