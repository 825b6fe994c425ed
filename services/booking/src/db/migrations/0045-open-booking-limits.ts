import { type Kysely, sql } from 'kysely'

/** Refuses more open bookings of one client than `openBookingLimits` of the domain says, whoever asks at the same time. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index booking_client_provider on booking (client_user_profile_id, account_id, status)
    where user_service_area_id is null`.execute(db)
  await sql`
    create index booking_client_area_provider on booking (user_service_area_id, account_id, status)
    where user_service_area_id is not null`.execute(db)
  await sql`
    create function refuse_too_many_open() returns trigger language plpgsql as $body$
    declare
      asked record;
      found record;
      most integer;
    begin
      for asked in
        select client_user_profile_id as client, user_service_area_id as area, account_id as provider
        from added where status = 0 and item_type = 'Service' and client_user_profile_id is not null
        group by 1, 2, 3 order by 1, 2, 3
      loop
        -- Whoever asks at the same time waits here, and then counts these.
        perform pg_advisory_xact_lock(hashtextextended(
          case when asked.area is null then 'open bookings of person ' || asked.client
            else 'open bookings of area ' || asked.area end, 0));
        if asked.area is null then
          select count(*) filter (where account_id = asked.provider) as here, count(*) as everywhere into found
          from booking
          where client_user_profile_id = asked.client and user_service_area_id is null and status in (0, 1);
        else
          select count(*) filter (where account_id = asked.provider) as here, count(*) as everywhere into found
          from booking where user_service_area_id = asked.area and status in (0, 1);
        end if;
        most := case when asked.area is null then 40 else 200 end;
        if found.here > most then
          if exists (
            select from booking
            where user_service_area_id is null and asked.area is null and client_user_profile_id = asked.client
              and account_id = asked.provider and status = 2
            union all
            select from booking where user_service_area_id = asked.area and account_id = asked.provider and status = 2)
          then most := most * 10; end if;
          if found.here > most then
            raise exception 'too many open bookings' using errcode = 'check_violation', constraint = 'booking_open_limit', detail = most;
          end if;
        end if;
        most := case when asked.area is null then 80 else 400 end;
        if found.everywhere > most then
          if exists (
            select from booking
            where user_service_area_id is null and asked.area is null and client_user_profile_id = asked.client and status = 2
            union all
            select from booking where user_service_area_id = asked.area and status = 2)
          then most := most * 10; end if;
          if found.everywhere > most then
            raise exception 'too many open bookings' using errcode = 'check_violation', constraint = 'booking_open_limit', detail = most;
          end if;
        end if;
      end loop;
      return null;
    end $body$`.execute(db)
  await sql`
    create trigger booking_open_limit after insert on booking referencing new table as added for each statement
    execute function refuse_too_many_open()`.execute(db)
}
