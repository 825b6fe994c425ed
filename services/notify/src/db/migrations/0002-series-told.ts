import { type Kysely, sql } from 'kysely'

/** Series whose dates were told in one email once all of them were placed; later news of a date is told by itself. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table series_told (
      series_id bigint primary key,
      through_history_id bigint not null,
      told_at timestamptz not null
    )`.execute(db)
}
