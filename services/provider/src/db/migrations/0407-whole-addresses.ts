import { type Kysely, sql } from 'kysely'

const shownOnMap =
  'id, account_id, name, venue_type_id, address, suburb, region, country_id, lat, lng, is_private, is_active, cost_tier, opening_hours, time_zone'

/**
 * Where a location is, as everybody reads it: a street and number alone could be in any town. An address that ends with a
 * postcode is whole.
 *
 * contracts: the views keep their columns, and no service names a trigger.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table service_area add column whole_address text not null generated always as (
      case when address ~ '\\d{4}\\s*$' then address
      else ltrim(address
        || case when suburb = '' or position(lower(suburb) in lower(address)) > 0 then '' else ', ' || suburb end
        || case when region = '' or lower(region) = lower(suburb) or position(lower(region) in lower(address)) > 0 then ''
             else ', ' || region end, ', ')
      end) stored`.execute(db)
  await sql`
    create or replace view provider_api.service_area as
      select a.id, a.account_id, a.name, a.venue_type_id, a.phone, a.whole_address as address, a.suburb, a.region, a.country_id, a.lat, a.lng, a.radius_km,
             a.time_zone, a.is_private, a.is_active, a.cost_tier, a.manager_ids,
             b.file_key as banner_key, b.alt as banner_alt, a.is_suspended
      from service_area a left join service_area_picture b on b.service_area_id = a.id and b.kind = 'banner'`.execute(
    db,
  )
  await sql`
    create or replace view provider_api.venue as
      select a.id, a.account_id, a.name, a.venue_type_id, a.whole_address as address, a.suburb, a.region, a.country_id, a.lat, a.lng, a.radius_km,
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
               as activities,
             coalesce((select jsonb_agg(jsonb_build_object('id', o.id, 'name', o.name, 'description', o.description) order by o.id)
                       from service_area_service s join own_service o on o.id = s.service_id
                       where s.service_area_id = a.id and s.is_enabled), '[]'::jsonb) as own_services
      from service_area a left join service_area_picture b on b.service_area_id = a.id and b.kind = 'banner'`.execute(
    db,
  )
  await sql`drop trigger service_area_update_reaches_map on service_area`.execute(db)
  await sql`
    create trigger service_area_update_reaches_map after update on service_area
    referencing old table as before new table as after for each statement
    when (coalesce(current_setting('waymark.rebuilds_index', true), '') <> 'on')
    execute function index_changed_venues(${sql.lit(shownOnMap)})`.execute(db)
  // The index of an installation that has been running shows the addresses as well.
  await sql`
    insert into provider.outbox (job, queue, payload)
    select 'map.index-venue', 'map', jsonb_build_object('serviceAreaId', id) from service_area
    where whole_address <> address order by id`.execute(db)
}
