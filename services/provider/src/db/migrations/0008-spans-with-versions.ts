import { type Kysely, sql } from 'kysely'

/** Of two people who change one span the second is told. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table schedule_exception add column version integer not null default 1`.execute(db)
}
