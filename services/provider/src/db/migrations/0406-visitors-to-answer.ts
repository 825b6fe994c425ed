import { type Kysely, sql } from 'kysely'

/** What visitors said of a location that waits for an answer, counted for each dashboard. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index venue_feedback_to_answer on venue_feedback (service_area_id)
    where settled_at is null and says <> 'right'`.execute(db)
}
