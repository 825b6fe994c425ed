import { type Kysely, sql } from 'kysely'

/**
 * Dates of a series whose answers were changed alone have a row of their own, which stays part of the series. The price
 * of a quote, the key of the request and the date that it replaces belong to the series itself.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table booking_series
      add column part_of_id bigint references booking_series,
      add constraint booking_series_part check (part_of_id is null
        or (part_of_id <> id and num_nonnulls(quote_id, idempotency_key, instead_of_booking_id) = 0))`.execute(db)
  await sql`create index booking_series_parts on booking_series (part_of_id) where part_of_id is not null`.execute(db)
  await sql`
    create or replace view booking_api.booking as
      select b.id, coalesce(s.part_of_id, s.id) as series_id, b.account_id, b.service_area_id, s.service_area_service_id,
             s.service_id, s.size_option_id, s.client_user_profile_id, b.user_service_area_id, b.status, b.starts_at,
             b.ends_at, s.time_zone, s.recipient_name, s.address, s.unit_number, s.fee_display, b.adding_error,
             b.alternative_starts, b.cancel_reason, b.calendar_sequence, b.created_at,
             array(select t.user_profile_id from staff_time t where t.booking_id = b.id and t.is_live
               order by t.user_profile_id) as staff_ids
      from booking b join booking_series s on s.id = b.series_id`.execute(db)
}
