import { type Kysely, sql } from 'kysely'

/** What the map shows of an activity, as `0010-writes-reach-the-map` names the columns: any saved change of it. */
const shownOnMap = 'service_area_id, id, status, kind_ids, min_age, max_age, price_cents, updated_at'

const events = {
  insert: 'new table as after',
  update: 'old table as before new table as after',
  delete: 'old table as before',
}

/** An amenity is an activity with a type (decision 0025): it may stand apart from its location and open at other times. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table activity
      add column amenity_type_id smallint check (amenity_type_id between 1 and 8),
      add column feature_ids integer[] not null default '{}',
      add column lat double precision check (lat between -90 and 90),
      add column lng double precision check (lng between -180 and 180),
      add column whereabouts text not null default '' check (char_length(whereabouts) <= 200),
      add column opening_hours jsonb,
      add column is_bookable boolean not null default true,
      add constraint amenity_has_whole_point check (num_nulls(lat, lng) in (0, 2)),
      add constraint amenity_has_feature check (coalesce(amenity_type_id, 8) > 3 or cardinality(feature_ids) > 0),
      add constraint activity_is_no_amenity check (amenity_type_id is not null
        or (cardinality(feature_ids) = 0 and lat is null and whereabouts = '' and opening_hours is null and is_bookable))`.execute(
    db,
  )
  await sql`
    comment on column activity.amenity_type_id is 'The kind of amenity (1-8); null for what is an activity only.'`.execute(
    db,
  )
  await sql`
    comment on column activity.is_bookable is 'Whether sessions can be added; some amenities are just there.'`.execute(
    db,
  )
  await sql`create index activity_amenity on activity (service_area_id, id) where amenity_type_id is not null`.execute(
    db,
  )
  await sql`
    create or replace view provider_api.activity as
      select t.id, t.service_area_id, a.account_id, t.status, t.title, t.description, t.kind_ids, t.min_age, t.max_age, t.price_cents,
             t.concession_price_cents, t.has_free_companion, t.refund_until_hours, t.policy_note, t.preparation, t.contact_name, t.contact_email,
             t.contact_phone, t.spaces_per_session, t.spaces_per_client, t.wheelchair_spaces, t.hearing_receivers, t.interpreter_places,
             t.quiet_places, t.version, b.file_key as banner_key, b.alt as banner_alt, t.amenity_type_id, t.is_bookable
      from activity t join service_area a on a.id = t.service_area_id
      left join activity_picture b on b.activity_id = t.id and b.kind = 'banner'`.execute(db)
  await sql`
    create view provider_api.amenity as
      select t.id, t.service_area_id, a.account_id, t.amenity_type_id, t.status, t.title, t.description, t.feature_ids, t.whereabouts,
             t.is_bookable, t.price_cents, coalesce(t.lat, a.lat) as lat, coalesce(t.lng, a.lng) as lng,
             coalesce(t.opening_hours, a.opening_hours) as opening_hours, a.time_zone, a.country_id, a.name as venue_name, a.suburb,
             a.is_private, a.is_active, b.file_key as banner_key, b.alt as banner_alt
      from activity t join service_area a on a.id = t.service_area_id
      left join activity_picture b on b.activity_id = t.id and b.kind = 'banner'
      where t.amenity_type_id is not null`.execute(db)
  await sql`
    create or replace view provider_api.venue as
      select a.id, a.account_id, a.name, a.venue_type_id, a.address, a.suburb, a.region, a.country_id, a.lat, a.lng, a.radius_km,
             a.is_private, a.is_active, a.description, a.cost_tier, a.opening_hours, a.time_zone, a.updated_at,
             b.file_key as banner_key, b.alt as banner_alt,
             coalesce((select jsonb_agg(jsonb_build_object('optionId', f.accessibility_option_id, 'isMet', f.is_met, 'measure', f.measure,
                         'note', f.note, 'checkedOn', f.checked_on) order by f.accessibility_option_id)
                       from venue_fact f where f.service_area_id = a.id), '[]'::jsonb) as facts,
             coalesce((select jsonb_agg(s.service_id order by s.service_id)
                       from service_area_service s where s.service_area_id = a.id and s.is_enabled), '[]'::jsonb) as service_ids,
             coalesce((select jsonb_agg(jsonb_build_object('id', t.id, 'kindIds', t.kind_ids, 'minAge', t.min_age, 'maxAge', t.max_age,
                         'priceCents', t.price_cents) order by t.id)
                       from activity t where t.service_area_id = a.id and t.status = 'Active' and t.amenity_type_id is null), '[]'::jsonb)
               as activities
      from service_area a left join service_area_picture b on b.service_area_id = a.id and b.kind = 'banner'`.execute(
    db,
  )
  for (const [event, transition] of Object.entries(events))
    await sql`
      create or replace trigger ${sql.raw(`activity_${event}_reaches_map`)} after ${sql.raw(event)} on activity
      referencing ${sql.raw(transition)} for each statement
      when (coalesce(current_setting('waymark.rebuilds_index', true), '') <> 'on')
      execute function index_changed_venues(${sql.lit(shownOnMap)})`.execute(db)
}
