import { type Kysely, sql } from 'kysely'

/** Who comes with a booking of a session, and which access places are kept for them: for the emails to its client. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create view booking_api.activity_booking_person as
      select booking_id, position, name, wants_wheelchair_space, wants_hearing_receiver, wants_interpreter, wants_quiet_place
      from activity_booking_person`.execute(db)
}
