import { type Kysely, sql } from 'kysely'

/** Titles of activities for the search, and what is known of the access to amenities: their own facts, and those of their venue about everything else. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace view provider_api.amenity as
      select t.id, t.service_area_id, a.account_id, t.amenity_type_id, t.status, t.title, t.description, t.feature_ids, t.whereabouts,
             t.is_bookable, t.price_cents, coalesce(t.lat, a.lat) as lat, coalesce(t.lng, a.lng) as lng,
             coalesce(t.opening_hours, a.opening_hours) as opening_hours, a.time_zone, a.country_id, a.name as venue_name, a.suburb,
             a.is_private, a.is_active, b.file_key as banner_key, b.alt as banner_alt,
             coalesce((select jsonb_agg(jsonb_build_object('optionId', f.accessibility_option_id, 'isMet', f.is_met, 'measure', f.measure,
                         'note', f.note, 'checkedOn', f.checked_on) order by f.accessibility_option_id)
                       from activity_fact f where f.activity_id = t.id), '[]'::jsonb)
             || coalesce((select jsonb_agg(jsonb_build_object('optionId', f.accessibility_option_id, 'isMet', f.is_met, 'measure', f.measure,
                         'note', f.note, 'checkedOn', f.checked_on) order by f.accessibility_option_id)
                       from venue_fact f where f.service_area_id = t.service_area_id and not exists (
                         select from activity_fact o
                         where o.activity_id = t.id and o.accessibility_option_id = f.accessibility_option_id)), '[]'::jsonb) as facts
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
                         'priceCents', t.price_cents, 'title', t.title) order by t.id)
                       from activity t where t.service_area_id = a.id and t.status = 'Active' and t.amenity_type_id is null), '[]'::jsonb)
               as activities
      from service_area a left join service_area_picture b on b.service_area_id = a.id and b.kind = 'banner'`.execute(
    db,
  )
  // Every venue once, so that the index of an installation that has been running has both as well.
  await sql`
    insert into provider.outbox (job, queue, payload)
    select 'map.index-venue', 'map', jsonb_build_object('serviceAreaId', id) from service_area order by id`.execute(db)
}
