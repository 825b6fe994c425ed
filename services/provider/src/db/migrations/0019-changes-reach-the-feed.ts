import { type Kysely, sql } from 'kysely'

/** Tables whose every change shows in the open feed of sessions, with the column that names the location. */
const shown = { service_area: 'id', activity: 'service_area_id' }

/**
 * The open feed of sessions holds what each location and activity is, so a change of those lists their sessions again,
 * as `0010-writes-reach-the-map` does for the map.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function list_changed_sessions() returns trigger language plpgsql as $body$
    begin
      execute format($statement$
        insert into provider.outbox (job, queue, payload)
        select 'booking.list-sessions', 'booking', changed.payload
        from (select distinct jsonb_build_object('serviceAreaId', a.%I) as payload
              from before b join after a on a.id = b.id where a is distinct from b) changed
        where not exists (
          select from provider.outbox o
          where o.job = 'booking.list-sessions' and o.payload = changed.payload and o.xmin = pg_current_xact_id()::xid)
      $statement$, tg_argv[0]);
      return null;
    end $body$`.execute(db)
  for (const [table, area] of Object.entries(shown))
    await sql`
      create trigger ${sql.raw(`${table}_reaches_feed`)} after update on ${sql.table(table)}
      referencing old table as before new table as after for each statement
      when (coalesce(current_setting('waymark.rebuilds_index', true), '') <> 'on')
      execute function list_changed_sessions(${sql.lit(area)})`.execute(db)
}
