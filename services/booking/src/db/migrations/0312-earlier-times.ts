import { type Kysely, sql } from 'kysely'

/**
 * Bookings whose client wants to be told of an earlier time, and the times that they were told of. Whatever releases
 * time of staff says so by itself, where somebody of that service waits.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table earlier_watch (
      booking_id bigint primary key references booking (id) on delete cascade,
      service_area_service_id bigint not null,
      user_profile_id bigint not null,
      is_same_staff boolean not null,
      asked_at timestamptz not null
    )`.execute(db)
  await sql`create index earlier_watch_of_service on earlier_watch (service_area_service_id)`.execute(db)
  await sql`create index earlier_watch_of_person on earlier_watch (user_profile_id)`.execute(db)
  await sql`
    create table earlier_notice (
      booking_id bigint not null references earlier_watch on delete cascade,
      starts_at timestamptz not null,
      told_at timestamptz not null,
      primary key (booking_id, starts_at)
    )`.execute(db)
  await sql`
    create function tell_of_freed_time() returns trigger language plpgsql as $body$
    begin
      insert into booking.outbox (job, queue, payload)
      select 'booking.tell-of-freed-time', 'booking', jsonb_build_object(
        'bookingId', b.booking_id,
        'staffUserProfileId', b.user_profile_id,
        'from', to_char(lower(b.during) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
        'until', to_char(upper(b.during) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'))
      from before b
      where b.is_live and exists (
        select from provider_api.service_staff t
        join booking.earlier_watch e on e.service_area_service_id = t.service_area_service_id
        where t.user_profile_id = b.user_profile_id and e.booking_id is distinct from b.booking_id);
      return null;
    end $body$`.execute(db)
  for (const event of ['delete', 'update'])
    await sql`
      create trigger ${sql.raw(`staff_time_${event}_frees_time`)} after ${sql.raw(event)} on staff_time
      referencing old table as before for each statement execute function tell_of_freed_time()`.execute(db)
}
