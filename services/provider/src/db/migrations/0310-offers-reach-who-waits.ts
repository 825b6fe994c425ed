import { type Kysely, sql } from 'kysely'

/**
 * Whatever decides when a location's services can be booked may be the moment at which a service is offered that
 * somebody waits for: the write says so, whatever code makes it, and only where somebody waits.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function tell_who_waits() returns trigger language plpgsql as $body$
    begin
      -- While a release is put in place, the view may come, or be granted, a moment later than this trigger.
      if to_regclass('booking_api.service_watch') is null
        or not has_table_privilege('booking_api.service_watch', 'select') then return null; end if;
      insert into provider.outbox (job, queue, payload)
      select 'booking.match-service-watches', 'booking', jsonb_build_object('serviceAreaId', c.service_area_id)
      from after c
      where exists (
        select from provider.service_area_service s
        join booking_api.service_watch w on w.service_id = s.service_id
        where s.service_area_id = c.service_area_id and s.is_enabled);
      return null;
    end $body$`.execute(db)
  for (const event of ['insert', 'update'])
    await sql`
      create trigger ${sql.raw(`schedule_version_${event}_reaches_who_waits`)} after ${sql.raw(event)} on schedule_version
      referencing new table as after for each statement
      when (coalesce(current_setting('waymark.rebuilds_index', true), '') <> 'on')
      execute function tell_who_waits()`.execute(db)
}
