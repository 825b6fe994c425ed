import { type Kysely, sql } from 'kysely'

/** Publishes current and former staff of a booking and its changes, for notifications. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create view booking_api.booking_staff as
      select booking_id, user_profile_id, is_live from booking_staff`.execute(db)
  await sql`
    create view booking_api.booking_history as
      select id, booking_id, at, by_user_profile_id from booking_history`.execute(db)
}
