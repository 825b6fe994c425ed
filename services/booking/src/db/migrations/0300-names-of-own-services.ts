import { type Kysely, sql } from 'kysely'

/**
 * A booking and a quote keep the name that an own service had when they were made; a service of the catalogue has its name
 * there. So none is ever without one, whatever code writes it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['booking_series', 'quote'])
    await sql`
      alter table ${sql.table(table)}
        add column own_service_name text,
        add constraint ${sql.raw(`${table}_is_named`)} check ((service_id > 1000) = (own_service_name is not null))`.execute(
      db,
    )
  await sql`create index booking_series_own_name on booking_series using gin (own_service_name gin_trgm_ops)
    where own_service_name is not null`.execute(db)
  await sql`
    create or replace view booking_api.booking as
      select b.id, coalesce(s.part_of_id, s.id) as series_id, b.account_id, b.service_area_id, s.service_area_service_id,
             s.service_id, s.size_option_id, s.client_user_profile_id, b.user_service_area_id, b.status, b.starts_at,
             b.ends_at, s.time_zone, s.recipient_name, s.address, s.unit_number, s.fee_display, b.adding_error,
             b.alternative_starts, b.cancel_reason, b.calendar_sequence, b.created_at,
             array(select t.user_profile_id from staff_time t where t.booking_id = b.id and t.is_live
               order by t.user_profile_id) as staff_ids, s.own_service_name
      from booking b join booking_series s on s.id = b.series_id`.execute(db)
  await sql`
    create or replace view booking_api.quote as
      select client_user_profile_id, service_id, words, address, status, price_cents, currency, answer, asked_at, own_service_name
      from quote`.execute(db)
}
