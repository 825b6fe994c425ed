import { type Kysely, sql } from 'kysely'

/** Versions spans, so that the second of two concurrent changes is refused. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table schedule_exception add column version integer not null default 1`.execute(db)
}
