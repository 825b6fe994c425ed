import { type Kysely, sql } from 'kysely'

/**
 * The day from which a location is closed for good. Whoever asks when a service is free reads it as time away of every
 * service from that day on; sessions that start then cannot be booked either.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table location_closing (
      service_area_id bigint primary key references service_area on delete cascade,
      closes_on date not null,
      note text not null default '' check (char_length(note) <= 300),
      decided_by bigint not null,
      decided_at timestamptz not null
    )`.execute(db)
  await sql`create index location_closing_day on location_closing (closes_on)`.execute(db)
  await sql`
    create or replace view provider_api.schedule_exception as
      select id, service_area_service_id, kind, starts_at, ends_at, staff_id from schedule_exception
      union all
      select -c.id, s.id, 'away', c.day::timestamp at time zone a.time_zone, (c.day + 1)::timestamp at time zone a.time_zone, null
      from closed_day c
      join service_area a on a.id = c.service_area_id
      join service_area_service s on s.service_area_id = c.service_area_id
      union all
      select 0, s.id, 'away', l.closes_on::timestamp at time zone a.time_zone,
        (l.closes_on + interval '50 years') at time zone a.time_zone, null
      from location_closing l
      join service_area a on a.id = l.service_area_id
      join service_area_service s on s.service_area_id = l.service_area_id`.execute(db)
  await sql`
    create view provider_api.location_closing as
      select l.service_area_id, l.closes_on, l.note, l.closes_on::timestamp at time zone a.time_zone as closes_at
      from location_closing l join service_area a on a.id = l.service_area_id`.execute(db)
  const events = {
    insert: 'new table as after',
    update: 'old table as before new table as after',
    delete: 'old table as before',
  }
  for (const [event, transition] of Object.entries(events))
    await sql`
      create trigger ${sql.raw(`location_closing_${event}_changes_schedule`)} after ${sql.raw(event)} on location_closing
      referencing ${sql.raw(transition)} for each statement
      execute function note_schedule_change('select distinct service_area_id from changed')`.execute(db)
}
