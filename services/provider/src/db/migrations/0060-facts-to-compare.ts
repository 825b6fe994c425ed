import { type Kysely, sql } from 'kysely'

/** The options that have a measure; a test holds the list to the domain's. */
export const measuredOptionIds = [1, 2, 3, 7, 9, 10, 11, 17, 18, 19, 20, 21, 22, 26, 27, 29, 31, 39, 45]

const owners = {
  service_area: { facts: 'venue_fact', column: 'service_area_id' },
  activity: { facts: 'activity_fact', column: 'activity_id' },
} as const

const events = {
  insert: 'new table as changed',
  update: 'new table as changed',
  delete: 'old table as changed',
}

/**
 * The access facts of each location and activity in three columns, so that a search compares thousands of them with
 * somebody's needs without reading a row for each fact: which options are met and not met, a bit each (bit 0 is option
 * 1), and the measures of those that have one, where "no" is 0. Triggers keep them, whoever writes a fact.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function compare_facts() returns trigger language plpgsql as $body$
    begin
      execute format($statement$
        update provider.%1$I o set facts_yes = f.yes, facts_no = f.no, fact_measures = f.measures
        from (
          select c.id,
            coalesce(bit_or(1::bigint << (f.accessibility_option_id - 1)) filter (where f.is_met), 0) as yes,
            coalesce(bit_or(1::bigint << (f.accessibility_option_id - 1)) filter (where not f.is_met), 0) as no,
            coalesce(jsonb_object_agg(f.accessibility_option_id, case when f.is_met then f.measure else 0 end)
              filter (where f.accessibility_option_id = any(%4$L::int[]) and (f.measure is not null or not f.is_met)), '{}') as measures
          from (select distinct %3$I as id from changed) c left join provider.%2$I f on f.%3$I = c.id
          group by c.id) f
        where o.id = f.id and (o.facts_yes, o.facts_no, o.fact_measures) is distinct from (f.yes, f.no, f.measures)
      $statement$, tg_argv[0], tg_table_name, tg_argv[1], tg_argv[2]);
      return null;
    end $body$`.execute(db)
  for (const [owner, { facts, column }] of Object.entries(owners)) {
    await sql`
      alter table ${sql.table(owner)}
        add column facts_yes bigint not null default 0,
        add column facts_no bigint not null default 0,
        add column fact_measures jsonb not null default '{}'`.execute(db)
    for (const [event, transition] of Object.entries(events))
      await sql`
        create trigger ${sql.raw(`${facts}_${event}_is_compared`)} after ${sql.raw(event)} on ${sql.table(facts)}
        referencing ${sql.raw(transition)} for each statement
        execute function compare_facts(${sql.lit(owner)}, ${sql.lit(column)}, ${sql.lit(`{${measuredOptionIds.join()}}`)})`.execute(
        db,
      )
    // Has the trigger compare what is there.
    await sql`update ${sql.table(facts)} set is_met = is_met`.execute(db)
  }
  await sql`drop index service_area_place`.execute(db)
  await sql`
    create index service_area_place on service_area (lat, lng)
      include (id, radius_km, account_id, is_private, facts_yes, facts_no, fact_measures) where is_active`.execute(db)
  await sql`drop index activity_to_find`.execute(db)
  await sql`
    create index activity_to_find on activity (service_area_id, id) include (facts_yes, facts_no, fact_measures)
      where status = 'Active' and amenity_type_id is null`.execute(db)
  await sql`
    create or replace view provider_api.area_place as
      select id, account_id, name, suburb, lat, lng, is_private, is_active, facts_yes, facts_no, fact_measures from service_area`.execute(
    db,
  )
  await sql`
    create or replace view provider_api.activity_to_find as
      select id, title, kind_ids, min_age, max_age, service_area_id, facts_yes, facts_no, fact_measures from activity
      where status = 'Active' and amenity_type_id is null`.execute(db)
}
