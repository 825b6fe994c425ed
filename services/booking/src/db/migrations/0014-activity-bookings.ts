import { type Kysely, sql } from 'kysely'

/**
 * Bookings of sessions, beside those of services in `booking`: a booking is of one item type, and what only one type
 * has lies in `booking_series` or `activity_booking`.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table booking
      add column item_type text not null default 'Service' check (item_type in ('Service', 'Activity')),
      add column activity_session_id bigint references activity_session,
      add column guest_id text,
      alter column series_id drop not null,
      alter column service_area_service_id drop not null,
      alter column client_user_profile_id drop not null`.execute(db)
  await sql`
    alter table booking add constraint booking_of_one_item check (case item_type
      when 'Service' then series_id is not null and service_area_service_id is not null
        and client_user_profile_id is not null and activity_session_id is null and guest_id is null
      else activity_session_id is not null and series_id is null and service_area_service_id is null
        and num_nonnulls(client_user_profile_id, guest_id) > 0 end)`.execute(db)
  await sql`create index booking_session on booking (activity_session_id, id) where activity_session_id is not null`.execute(
    db,
  )
  await sql`create index booking_session_held on booking (activity_session_id) where item_type = 'Activity' and status = 0`.execute(
    db,
  )
  await sql`create index booking_guest on booking (guest_id) where guest_id is not null`.execute(db)
  await sql`create unique index booking_session_once on booking (activity_session_id, client_user_profile_id, (coalesce(user_service_area_id, 0)))
    where item_type = 'Activity' and status in (0, 1) and client_user_profile_id is not null`.execute(db)
  await sql`create unique index booking_session_once_for_guest on booking (activity_session_id, guest_id)
    where item_type = 'Activity' and status in (0, 1) and client_user_profile_id is null`.execute(db)

  await sql`
    create table activity_booking (
      booking_id bigint primary key references booking on delete cascade,
      activity_session_id bigint not null references activity_session,
      contact_name text not null check (contact_name <> ''),
      contact_email text not null,
      contact_phone text,
      notes text not null default '',
      spaces smallint not null check (spaces > 0),
      companions smallint not null default 0,
      wheelchair_spaces smallint not null default 0 check (wheelchair_spaces >= 0),
      hearing_receivers smallint not null default 0 check (hearing_receivers >= 0),
      interpreter_places smallint not null default 0 check (interpreter_places >= 0),
      quiet_places smallint not null default 0 check (quiet_places >= 0),
      max_spaces_per_client integer not null,
      total_cents integer not null check (total_cents >= 0),
      currency text not null check (currency in ('NZD', 'AUD')),
      refund_until_hours smallint check (refund_until_hours between 0 and 720),
      held_until timestamptz,
      hold_extensions smallint not null default 0 check (hold_extensions between 0 and 10),
      payment_flow text not null default 'NONE' check (payment_flow in
        ('NONE', 'IsCreating', 'Completed', 'IsPayment', 'ClosedPayment', 'CompletedPayment', 'Failed')),
      idempotency_owner text not null,
      idempotency_key text,
      constraint booking_companions_beside_holders check (companions between 0 and spaces),
      constraint booking_within_client_max check (spaces <= max_spaces_per_client),
      constraint activity_booking_once unique (idempotency_owner, idempotency_key)
    )`.execute(db)
  await sql`create index activity_booking_held on activity_booking (held_until) where held_until is not null`.execute(
    db,
  )
  await sql`create index activity_booking_email on activity_booking (lower(contact_email))`.execute(db)

  await sql`
    create table activity_booking_person (
      booking_id bigint not null references activity_booking on delete cascade,
      position smallint not null check (position >= 0),
      kind text not null check (kind in ('standard', 'concession', 'companion')),
      companion_of smallint,
      name text not null check (name <> ''),
      age smallint check (age between 1 and 115),
      price_cents integer not null check (price_cents >= 0),
      wants_wheelchair_space boolean not null default false,
      wants_hearing_receiver boolean not null default false,
      wants_interpreter boolean not null default false,
      wants_quiet_place boolean not null default false,
      shared_option_ids integer[] not null default '{}',
      checked_in_at timestamptz,
      checked_in_by bigint,
      check_in_marked_at timestamptz,
      primary key (booking_id, position),
      foreign key (booking_id, companion_of) references activity_booking_person (booking_id, position),
      constraint companion_has_holder check ((kind = 'companion') = (companion_of is not null)),
      constraint companion_is_free check (kind <> 'companion' or price_cents = 0)
    )`.execute(db)
  await sql`create unique index one_companion_each on activity_booking_person (booking_id, companion_of)
    where companion_of is not null`.execute(db)

  // The counts of a session are those of its live bookings, whatever code writes them: its checks refuse overselling.
  await sql`
    create function take_session_spaces(holder activity_booking, sign integer, is_taking boolean) returns void
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
      -- It may have moved since the booking was asked for, or while it was Incomplete.
      if is_taking then
        update booking.booking b set starts_at = session.starts_at, ends_at = session.ends_at
        where b.id = holder.booking_id and (b.starts_at, b.ends_at) is distinct from (session.starts_at, session.ends_at);
      end if;
    end $body$`.execute(db)
  await sql`
    create function count_new_activity_booking() returns trigger language plpgsql as $body$
    begin
      if exists (select from booking.booking b where b.id = new.booking_id and b.status in (0, 1, 2)) then
        perform booking.take_session_spaces(new, 1, exists (select from booking.booking b where b.id = new.booking_id and b.status in (0, 1)));
      end if;
      return null;
    end $body$`.execute(db)
  await sql`
    create trigger activity_booking_takes_spaces after insert on activity_booking
    for each row execute function count_new_activity_booking()`.execute(db)
  // Some of its people leave: the rest keeps its spaces.
  await sql`
    create function count_smaller_activity_booking() returns trigger language plpgsql as $body$
    begin
      if exists (select from booking.booking b where b.id = new.booking_id and b.status in (0, 1, 2)) then
        perform booking.take_session_spaces(old, -1, false);
        perform booking.take_session_spaces(new, 1, false);
      end if;
      return null;
    end $body$`.execute(db)
  await sql`
    create trigger activity_booking_changes_spaces
    after update of spaces, companions, wheelchair_spaces, hearing_receivers, interpreter_places, quiet_places on activity_booking
    for each row execute function count_smaller_activity_booking()`.execute(db)
  await sql`
    create function count_changed_activity_booking() returns trigger language plpgsql as $body$
    declare
      holder booking.activity_booking;
    begin
      if (old.status in (0, 1, 2)) = (new.status in (0, 1, 2)) then return null; end if;
      select * into strict holder from booking.activity_booking where booking_id = new.id;
      perform booking.take_session_spaces(holder, case when new.status in (0, 1, 2) then 1 else -1 end, new.status in (0, 1));
      return null;
    end $body$`.execute(db)
  await sql`
    create trigger booking_status_takes_spaces after update of status on booking
    for each row when (new.item_type = 'Activity') execute function count_changed_activity_booking()`.execute(db)

  // Of services alone: what readers take from it, an activity does not have.
  await sql`
    create or replace view booking_api.booking as
      select b.id, s.id as series_id, b.account_id, b.service_area_id, s.service_area_service_id, s.service_id, s.size_option_id,
             s.client_user_profile_id, b.user_service_area_id, b.status, b.starts_at, b.ends_at, s.time_zone, s.recipient_name, s.address,
             s.unit_number, s.fee_display, b.adding_error, b.alternative_starts, b.cancel_reason, b.calendar_sequence, b.created_at,
             array(select t.user_profile_id from staff_time t where t.booking_id = b.id and t.is_live order by t.user_profile_id) as staff_ids
      from booking b join booking_series s on s.id = b.series_id`.execute(db)
  await sql`
    create or replace view booking_api.booking_history as
      select id, booking_id, at, by_user_profile_id, what from booking_history`.execute(db)
  await sql`
    create or replace view booking_api.busy_staff as
      select t.user_profile_id, t.during, b.id as booking_id, s.service_area_service_id, b.starts_at, b.ends_at, b.status
      from staff_time t join booking b on b.id = t.booking_id join booking_series s on s.id = b.series_id where t.is_live`.execute(
    db,
  )
  await sql`
    create or replace view booking_api.booking_staff as
      select b.id as booking_id, t.user_profile_id, t.is_live from staff_time t join booking b on b.id = t.booking_id`.execute(
    db,
  )
  await sql`
    create or replace view booking_api.booking_words as
      select b.id as booking_id, s.client_user_profile_id, s.notes, s.recipient_phone, s.recipient_notes, s.shared_option_ids
      from booking b join booking_series s on s.id = b.series_id`.execute(db)
  await sql`
    create or replace view booking_api.feedback as
      select f.booking_id, b.client_user_profile_id, f.stars, f.comment, f.was_as_accessible, f.answer, f.created_at
      from booking b join feedback f on f.booking_id = b.id`.execute(db)
  await sql`
    create view booking_api.activity_session as
      select id, activity_id, account_id, service_area_id, status, starts_at, ends_at, time_zone, max_spaces, spaces_taken, price_cents,
             concession_price_cents, wheelchair_spaces, wheelchair_spaces_taken, hearing_receivers, hearing_receivers_taken,
             interpreter_places, interpreter_places_taken, quiet_places, quiet_places_taken
      from activity_session`.execute(db)
  await sql`
    create view booking_api.session_staff as
      select activity_session_id, user_profile_id, during from staff_time
      where is_live and activity_session_id is not null`.execute(db)
  await sql`
    create view booking_api.activity_booking as
      select b.id, b.account_id, b.service_area_id, b.client_user_profile_id, b.user_service_area_id, b.guest_id, b.status, b.starts_at, b.ends_at,
             b.cancel_reason, b.calendar_sequence, b.created_at, s.id as activity_session_id, s.activity_id, s.time_zone, t.contact_name,
             t.contact_email, t.contact_phone, t.spaces, t.companions, t.total_cents, t.currency, t.payment_flow, t.held_until
      from booking b join activity_booking t on t.booking_id = b.id join activity_session s on s.id = b.activity_session_id`.execute(
    db,
  )
}
