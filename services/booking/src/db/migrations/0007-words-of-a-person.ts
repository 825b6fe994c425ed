import { type Kysely, sql } from 'kysely'

/** Publishes what clients wrote in bookings and feedback, for identity's export of personal data. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create view booking_api.booking_words as
      select b.id as booking_id, b.client_user_profile_id, s.notes, s.recipient_phone, s.recipient_notes, s.shared_option_ids
      from booking b join booking_series s on s.id = b.series_id`.execute(db)
  await sql`
    create view booking_api.feedback as
      select f.booking_id, b.client_user_profile_id, f.stars, f.comment, f.was_as_accessible, f.answer, f.created_at
      from booking b join feedback f on f.booking_id = b.id`.execute(db)
}
