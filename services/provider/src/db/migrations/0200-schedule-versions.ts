import { type Kysely, sql } from 'kysely'

const ofArea = 'select distinct service_area_id from changed'
const ofService =
  'select distinct s.service_area_id from changed c join provider.service_area_service s on s.id = c.service_area_service_id'

/** What decides when the services of a location can be booked, beside bookings: how to find the locations of a change. */
const deciding = {
  service_area: 'select id as service_area_id from changed',
  service_area_service: ofArea,
  staff_hours: ofArea,
  closed_day: ofArea,
  service_size: ofService,
  service_staff: ofService,
  schedule_line: ofService,
  schedule_exception: ofService,
  staff_leave: `select distinct s.service_area_id from changed c
    join provider.service_staff t on t.user_profile_id = c.user_profile_id
    join provider.service_area_service s on s.id = t.service_area_service_id`,
}

const events = {
  insert: 'new table as after',
  update: 'old table as before new table as after',
  delete: 'old table as before',
}

/**
 * The last transaction that changed the schedule of a location: who keeps a schedule in memory asks whether it is still
 * the same. The write does it, whatever code makes it, and a location's row is written once per transaction.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table schedule_version (
      service_area_id bigint primary key references service_area on delete cascade,
      version bigint not null
    )`.execute(db)
  await sql`
    insert into schedule_version select id, pg_current_xact_id()::text::bigint from service_area`.execute(db)
  await sql`
    create function note_schedule_change() returns trigger language plpgsql as $body$
    declare
      changed text := case tg_op
        when 'INSERT' then 'select * from after'
        when 'DELETE' then 'select * from before'
        else 'select * from before union all select * from after'
      end;
    begin
      -- In one order, so that two changes of several locations never wait for each other.
      execute format($statement$
        insert into provider.schedule_version (service_area_id, version)
        select a.id, pg_current_xact_id()::text::bigint
        from provider.service_area a
        where a.id in (with changed as (%s) %s)
        order by a.id
        on conflict (service_area_id) do update set version = excluded.version
        where schedule_version.version <> excluded.version
      $statement$, changed, tg_argv[0]);
      return null;
    end $body$`.execute(db)
  for (const [table, areas] of Object.entries(deciding))
    for (const [event, transition] of Object.entries(events))
      await sql`
        create trigger ${sql.raw(`${table}_${event}_changes_schedule`)} after ${sql.raw(event)} on ${sql.table(table)}
        referencing ${sql.raw(transition)} for each statement
        execute function note_schedule_change(${sql.lit(areas)})`.execute(db)
  await sql`
    create view provider_api.schedule_version as
      select service_area_id, version from schedule_version`.execute(db)
}
