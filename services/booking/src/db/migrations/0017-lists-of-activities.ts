import { type Kysely, sql } from 'kysely'

/** Finds whom an organiser can reach about a booking, as people on the phone say it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index activity_booking_contact on activity_booking
    using gin ((contact_name || ' ' || contact_email) public.gin_trgm_ops)`.execute(db)
  await sql`create index activity_booking_contact_phone_digits on activity_booking
    using gin ((regexp_replace(contact_phone, '\\D', '', 'g')) public.gin_trgm_ops)
    where contact_phone is not null`.execute(db)
}
