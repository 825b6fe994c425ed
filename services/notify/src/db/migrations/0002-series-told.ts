import { type Kysely, sql } from 'kysely'

/**
 * Series whose dates were announced in one email once all were placed; later changes of a date are announced
 * individually.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table series_told (
      series_id bigint primary key,
      through_history_id bigint not null,
      told_at timestamptz not null
    )`.execute(db)
}
