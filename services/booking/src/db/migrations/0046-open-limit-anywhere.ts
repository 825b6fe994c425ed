import { type Kysely, sql } from 'kysely'

/** Counts open bookings whatever the search path of who adds them: a bulk load has another one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter function refuse_too_many_open() set search_path = booking, public`.execute(db)
}
