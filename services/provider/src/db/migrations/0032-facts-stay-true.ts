import { type Kysely, sql } from 'kysely'

/** When the managers of a location were last asked whether its old facts still hold; and what became of a visitor's words. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table fact_nudge (
      service_area_id bigint primary key references service_area on delete cascade,
      nudged_at timestamptz not null
    )`.execute(db)
  await sql`create index venue_fact_checked on venue_fact (checked_on, service_area_id)`.execute(db)
  await sql`
    alter table venue_feedback
      add column answer text,
      add column settled_at timestamptz,
      add constraint venue_feedback_answered check (answer is null or settled_at is not null)`.execute(db)
}
