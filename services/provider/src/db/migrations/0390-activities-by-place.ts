import { type Kysely, sql } from 'kysely'

/** What a search compares of an activity and of its location, by their names in `activity_place`. */
const compared = {
  service_area_id: 't.service_area_id',
  status: 't.status',
  facts_yes: 't.facts_yes',
  facts_no: 't.facts_no',
  fact_measures: 't.fact_measures',
  account_id: 'a.account_id',
  lat: 'a.lat',
  lng: 'a.lng',
  is_private: 'a.is_private',
  is_active: 'a.is_active',
  area_facts_yes: 'a.facts_yes',
  area_facts_no: 'a.facts_no',
  area_fact_measures: 'a.fact_measures',
  shut_until: 'upper(a.shut)',
}
const names = sql.raw(Object.keys(compared).join(', '))
const values = sql.raw(Object.values(compared).join(', '))
const activities = sql.raw('activity t join service_area a on a.id = t.service_area_id where t.amenity_type_id is null')

const closings = {
  closed_day: ['insert', 'update', 'delete'],
  location_closing: ['insert', 'update', 'delete'],
} as const
const transitions = {
  insert: 'new table as after',
  update: 'old table as before new table as after',
  delete: 'old table as before',
} as const

/**
 * A row for each activity with all that a search of activities near a point compares, so that it reads one index. A
 * location knows when it is shut, by its closed days and its closing date, in one value. Triggers keep both, whoever
 * writes what they are made of.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // What is filled in here changes nothing that the map or the open feed show.
  await sql`select set_config('waymark.rebuilds_index', 'on', true)`.execute(db)
  await addShut(db)
  await addPlaces(db)
  await sql`select set_config('waymark.rebuilds_index', '', true)`.execute(db)
}

async function addShut(db: Kysely<unknown>): Promise<void> {
  await sql`alter table service_area add column shut tstzmultirange`.execute(db)
  await sql`
    create function when_shut(area bigint, zone text) returns tstzmultirange stable language sql as $body$
      select range_agg(span) from (
        select tstzrange(c.day::timestamp at time zone zone, (c.day + 1)::timestamp at time zone zone) as span
        from provider.closed_day c where c.service_area_id = area
        union all
        select tstzrange(l.closes_on::timestamp at time zone zone, 'infinity')
        from provider.location_closing l where l.service_area_id = area) s
    $body$`.execute(db)
  await sql`
    create function note_when_shut() returns trigger language plpgsql as $body$
    declare
      areas bigint[];
      was text := coalesce(current_setting('waymark.rebuilds_index', true), '');
    begin
      case tg_op
        when 'INSERT' then areas := array(select distinct service_area_id from after);
        when 'DELETE' then areas := array(select distinct service_area_id from before);
        else areas := array(select service_area_id from before union select service_area_id from after);
      end case;
      -- Another change of the same location may just be committed: only a statement after the lock sees it.
      perform from provider.service_area a where a.id = any(areas) order by a.id for no key update;
      -- The sessions of such a day are listed by who closes it: not all of the location's.
      perform set_config('waymark.rebuilds_index', 'on', true);
      update provider.service_area a set shut = provider.when_shut(a.id, a.time_zone)
      where a.id = any(areas) and a.shut is distinct from provider.when_shut(a.id, a.time_zone);
      perform set_config('waymark.rebuilds_index', was, true);
      return null;
    end $body$`.execute(db)
  for (const [table, events] of Object.entries(closings))
    for (const event of events)
      await sql`
        create trigger ${sql.raw(`${table}_${event}_shuts`)} after ${sql.raw(event)} on ${sql.table(table)}
        referencing ${sql.raw(transitions[event])} for each statement execute function note_when_shut()`.execute(db)
  await sql`
    create function move_when_shut() returns trigger language plpgsql as $body$
    begin
      new.shut := provider.when_shut(new.id, new.time_zone);
      return new;
    end $body$`.execute(db)
  await sql`
    create trigger service_area_moves_when_shut before update of time_zone on service_area for each row
    when (old.time_zone <> new.time_zone) execute function move_when_shut()`.execute(db)
  await sql`
    update service_area a set shut = when_shut(a.id, a.time_zone)
    where exists (select from closed_day c where c.service_area_id = a.id)
      or exists (select from location_closing l where l.service_area_id = a.id)`.execute(db)
  await sql`
    create or replace view provider_api.area_place as
      select id, account_id, name, suburb, lat, lng, is_private, is_active, facts_yes, facts_no, fact_measures, shut
      from service_area`.execute(db)
}

async function addPlaces(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table activity_place (
      activity_id bigint primary key references activity on delete cascade,
      service_area_id bigint not null,
      status text not null,
      facts_yes bigint not null,
      facts_no bigint not null,
      fact_measures jsonb not null,
      account_id bigint not null,
      lat double precision not null,
      lng double precision not null,
      is_private boolean not null,
      is_active boolean not null,
      area_facts_yes bigint not null,
      area_facts_no bigint not null,
      area_fact_measures jsonb not null,
      shut_until timestamptz
    )`.execute(db)
  await sql`insert into activity_place (activity_id, ${names}) select t.id, ${values} from ${activities}`.execute(db)
  await sql`
    create index activity_place_to_find on activity_place (lat, lng)
      include (activity_id, service_area_id, account_id, is_private, shut_until, facts_yes, facts_no, fact_measures,
        area_facts_yes, area_facts_no, area_fact_measures)
      where status = 'Active' and is_active`.execute(db)
  await sql`create index activity_place_area on activity_place (service_area_id, activity_id)`.execute(db)
  await sql`
    create function note_place_of_activities() returns trigger language plpgsql as $body$
    declare
      ids bigint[];
    begin
      if tg_table_name = 'service_area' then
        ids := array(select p.activity_id from provider.activity_place p where p.service_area_id = new.id);
      elsif tg_op = 'INSERT' then
        insert into provider.activity_place (activity_id, ${names})
        select t.id, ${values} from provider.activity t join provider.service_area a on a.id = t.service_area_id
        where t.id = new.id;
        return null;
      else
        ids := array[new.id];
      end if;
      -- The other of the two may just be changed as well: only a statement after the lock sees both.
      perform from provider.activity_place p where p.activity_id = any(ids) order by p.activity_id for no key update;
      update provider.activity_place p set (${names}) = (
        select ${values} from provider.activity t join provider.service_area a on a.id = t.service_area_id
        where t.id = p.activity_id)
      where p.activity_id = any(ids);
      return null;
    end $body$`.execute(db)
  await sql`
    create trigger activity_insert_is_placed after insert on activity for each row
    when (new.amenity_type_id is null) execute function note_place_of_activities()`.execute(db)
  await sql`
    create trigger activity_update_is_placed after update on activity for each row
    when ((old.service_area_id, old.status, old.facts_yes, old.facts_no, old.fact_measures)
      is distinct from (new.service_area_id, new.status, new.facts_yes, new.facts_no, new.fact_measures))
    execute function note_place_of_activities()`.execute(db)
  await sql`
    create trigger service_area_update_is_placed after update on service_area for each row
    when ((old.account_id, old.lat, old.lng, old.is_private, old.is_active, old.facts_yes, old.facts_no, old.fact_measures, upper(old.shut))
      is distinct from (new.account_id, new.lat, new.lng, new.is_private, new.is_active, new.facts_yes, new.facts_no, new.fact_measures, upper(new.shut)))
    execute function note_place_of_activities()`.execute(db)
  await sql`
    create or replace view provider_api.activity_to_find as
      select p.activity_id as id, t.title, t.kind_ids, t.min_age, t.max_age, p.service_area_id, p.facts_yes, p.facts_no,
        p.fact_measures, p.account_id, p.lat, p.lng, p.is_private, p.area_facts_yes, p.area_facts_no,
        p.area_fact_measures, p.shut_until
      from activity_place p left join activity t on t.id = p.activity_id
      where p.status = 'Active' and p.is_active`.execute(db)
  await sql`drop index activity_to_find`.execute(db)
}
