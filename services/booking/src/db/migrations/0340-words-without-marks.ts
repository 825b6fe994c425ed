import { type Kysely, sql } from 'kysely'

/** Bookings are found whether or not macrons and accents are typed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index booking_series_folded on booking_series using gin (
    public.folded(address) public.gin_trgm_ops, public.folded(recipient_name) public.gin_trgm_ops)`.execute(db)
  await sql`drop index booking_series_search`.execute(db)
  await sql`create index booking_series_own_name_folded on booking_series
    using gin (public.folded(own_service_name) public.gin_trgm_ops) where own_service_name is not null`.execute(db)
  await sql`drop index booking_series_own_name`.execute(db)
  await sql`create index activity_booking_contact_folded on activity_booking
    using gin (public.folded(contact_name || ' ' || contact_email) public.gin_trgm_ops)`.execute(db)
  await sql`drop index activity_booking_contact`.execute(db)
}
