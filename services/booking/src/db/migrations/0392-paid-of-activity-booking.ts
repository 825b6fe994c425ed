import { type Kysely, sql } from 'kysely'

/** What was paid of a booking, before anything was given back: its emails say so where nothing was. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace view booking_api.activity_booking as
      select b.id, b.account_id, b.service_area_id, b.client_user_profile_id, b.user_service_area_id, b.guest_id, b.status, b.starts_at, b.ends_at,
             b.cancel_reason, b.calendar_sequence, b.created_at, s.id as activity_session_id, s.activity_id, s.time_zone, t.contact_name,
             t.contact_email, t.contact_phone, t.spaces, t.companions, t.total_cents, t.currency, t.payment_flow, t.held_until,
             t.agreed_starts_at, t.agreed_ends_at,
             coalesce((select sum(l.amount_cents) from ledger_entry l
               where l.booking_id = b.id and l.kind in ('charge', 'cash', 'cash undone')), 0)::int as paid_cents
      from booking b join activity_booking t on t.booking_id = b.id join activity_session s on s.id = b.activity_session_id`.execute(
    db,
  )
}
