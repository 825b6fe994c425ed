import { type Kysely, sql } from 'kysely'

/** Who of a booking comes as a companion: for the emails to its client. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace view booking_api.activity_booking_person as
      select booking_id, position, name, wants_wheelchair_space, wants_hearing_receiver, wants_interpreter, wants_quiet_place,
        kind = 'companion' as is_companion
      from activity_booking_person`.execute(db)
}
