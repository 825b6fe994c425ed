import { type Kysely, sql } from 'kysely'

/**
 * Others find bookings by the service and the client of the booking, which has indexes by both; those of its series, which
 * has none, were read whole. A series is found by the number that its parts share.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace view booking_api.booking as
      select b.id, coalesce(s.part_of_id, s.id) as series_id, b.account_id, b.service_area_id, b.service_area_service_id,
             s.service_id, s.size_option_id, b.client_user_profile_id, b.user_service_area_id, b.status, b.starts_at,
             b.ends_at, s.time_zone, s.recipient_name, s.address, s.unit_number, s.fee_display, b.adding_error,
             b.alternative_starts, b.cancel_reason, b.calendar_sequence, b.created_at,
             array(select t.user_profile_id from staff_time t where t.booking_id = b.id and t.is_live
               order by t.user_profile_id) as staff_ids, s.own_service_name, s.price_cents, s.pricing_description,
             b.status = 4 and not exists (select from booking_series r where r.instead_of_booking_id = b.id)
               and not exists (select from dismissed_booking d where d.booking_id = b.id) as is_waiting
      from booking b join booking_series s on s.id = b.series_id`.execute(db)
  await sql`
    create or replace view booking_api.busy_staff as
      select t.user_profile_id, t.during, b.id as booking_id, b.service_area_service_id, b.starts_at, b.ends_at, b.status
      from staff_time t join booking b on b.id = t.booking_id where t.is_live and b.item_type = 'Service'`.execute(db)
  await sql`
    create or replace view booking_api.booking_words as
      select b.id as booking_id, b.client_user_profile_id, s.notes, s.recipient_phone, s.recipient_notes,
             s.shared_option_ids, s.access_notes
      from booking b join booking_series s on s.id = b.series_id`.execute(db)
  await sql`create index booking_series_whole on booking_series (coalesce(part_of_id, id))`.execute(db)
}
