import { type Kysely, sql } from 'kysely'

/** When a client was to come before the organiser moved the session; null where it never moved since they chose it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table activity_booking
    add column agreed_starts_at timestamptz,
    add column agreed_ends_at timestamptz,
    add constraint agreed_times_together check ((agreed_starts_at is null) = (agreed_ends_at is null))`.execute(db)
  await sql`
    create or replace view booking_api.activity_booking as
      select b.id, b.account_id, b.service_area_id, b.client_user_profile_id, b.user_service_area_id, b.guest_id, b.status, b.starts_at, b.ends_at,
             b.cancel_reason, b.calendar_sequence, b.created_at, s.id as activity_session_id, s.activity_id, s.time_zone, t.contact_name,
             t.contact_email, t.contact_phone, t.spaces, t.companions, t.total_cents, t.currency, t.payment_flow, t.held_until,
             t.agreed_starts_at, t.agreed_ends_at
      from booking b join activity_booking t on t.booking_id = b.id join activity_session s on s.id = b.activity_session_id`.execute(
    db,
  )
}
