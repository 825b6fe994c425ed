import { type Kysely, sql } from 'kysely'

/** The columns that the map's index shows of each table, the area's id first. */
const shown = {
  service_area:
    'id, account_id, name, venue_type_id, address, suburb, country_id, lat, lng, is_private, is_active, cost_tier, opening_hours, time_zone',
  service_area_picture: 'service_area_id, kind, file_key, alt',
  venue_fact: 'service_area_id, accessibility_option_id, is_met, measure, note, checked_on',
  service_area_service: 'service_area_id, service_id, is_enabled',
}

const events = {
  insert: 'new table as after',
  update: 'old table as before new table as after',
  delete: 'old table as before',
}

/**
 * Every write to what the map shows enqueues reindexing of the venue, once per transaction, whatever code makes it.
 * Bulk loads that rebuild the index themselves opt out: `set local waymark.rebuilds_index = on`.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function index_changed_venues() returns trigger language plpgsql as $body$
    declare
      shown text := tg_argv[0];
      area text := split_part(shown, ',', 1);
      changed text := case tg_op
        when 'INSERT' then format('select %s from after', shown)
        when 'DELETE' then format('select %s from before', shown)
        else format('(select %1$s from before except select %1$s from after)
          union all (select %1$s from after except select %1$s from before)', shown)
      end;
    begin
      execute format($statement$
        insert into provider.outbox (job, queue, payload)
        select 'map.index-venue', 'map', asked.payload
        from (select distinct jsonb_build_object('serviceAreaId', %s) as payload from (%s) changed) asked
        where not exists (
          select from provider.outbox o
          where o.job = 'map.index-venue' and o.payload = asked.payload and o.xmin = pg_current_xact_id()::xid)
      $statement$, area, changed);
      return null;
    end $body$`.execute(db)
  for (const [table, columns] of Object.entries(shown))
    for (const [event, transition] of Object.entries(events))
      await sql`
        create trigger ${sql.raw(`${table}_${event}_reaches_map`)} after ${sql.raw(event)} on ${sql.table(table)}
        referencing ${sql.raw(transition)} for each statement
        when (coalesce(current_setting('waymark.rebuilds_index', true), '') <> 'on')
        execute function index_changed_venues(${sql.lit(columns)})`.execute(db)
}
