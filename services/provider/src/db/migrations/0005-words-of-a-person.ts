import { type Kysely, sql } from 'kysely'

/** Indexes venue feedback by author, to export it and to delete it with their account. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index venue_feedback_person on venue_feedback (user_profile_id)`.execute(db)
  await sql`
    create view provider_api.venue_feedback as
      select service_area_id, user_profile_id, accessibility_option_id, says, comment, created_at from venue_feedback`.execute(
    db,
  )
}
