import { type Kysely, sql } from 'kysely'

/**
 * Nobody takes spaces of a session that lasts into a day on which its location is closed, as of one that starts on it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function take_session_spaces(holder activity_booking, sign integer, is_taking boolean) returns void
    language plpgsql as $body$
    declare
      session booking.activity_session;
    begin
      update booking.activity_session s set
        spaces_taken = s.spaces_taken + sign * (holder.spaces + holder.companions),
        wheelchair_spaces_taken = s.wheelchair_spaces_taken + sign * holder.wheelchair_spaces,
        hearing_receivers_taken = s.hearing_receivers_taken + sign * holder.hearing_receivers,
        interpreter_places_taken = s.interpreter_places_taken + sign * holder.interpreter_places,
        quiet_places_taken = s.quiet_places_taken + sign * holder.quiet_places
      where s.id = holder.activity_session_id and (not is_taking or s.status = 'Active')
      returning s.* into session;
      if not found then
        raise exception using errcode = 'check_violation', constraint = 'session_open_for_booking',
          message = 'this session cannot be booked';
      end if;
      if is_taking and holder.idempotency_owner not like 'door:%' and exists (
        select from provider_api.closed_day c where c.service_area_id = session.service_area_id
          and c.day >= (session.starts_at at time zone session.time_zone)::date
          and c.day::timestamp < session.ends_at at time zone session.time_zone
      ) then
        raise exception using errcode = 'check_violation', constraint = 'session_on_open_day',
          message = 'the location is closed that day';
      end if;
      -- It may have moved since the booking was asked for, or while it was Incomplete.
      if is_taking then
        update booking.booking b set starts_at = session.starts_at, ends_at = session.ends_at
        where b.id = holder.booking_id and (b.starts_at, b.ends_at) is distinct from (session.starts_at, session.ends_at);
      end if;
    end $body$`.execute(db)
}
