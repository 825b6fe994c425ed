import { type Kysely, sql } from 'kysely'

/** Offers that show a renamed service, as `changed` holds it. */
const offering =
  'select distinct service_area_id from provider.service_area_service where service_id in (select id from after)'

/**
 * Services that an organisation has beside the catalogue. Their ids end with the id of the catalogue's service that they
 * stand beside, so a number says family and sizes, and the rows of a service hold both kinds in one column.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create sequence own_service_number`.execute(db)
  await sql`
    create table own_service (
      id integer primary key check (id > 1000 and id % 1000 > 0),
      account_id bigint not null,
      name text not null check (char_length(btrim(name)) between 3 and 60),
      name_key text not null check (name_key <> ''),
      description text not null check (char_length(description) between 1 and 1000),
      version integer not null default 1,
      created_by bigint not null,
      created_at timestamptz not null,
      constraint own_service_name_once unique (account_id, name_key)
    )`.execute(db)
  await sql`create index own_service_name_words on own_service using gin (name gin_trgm_ops)`.execute(db)
  await sql`comment on column own_service.name_key is 'Letters and digits of the name, without accents and capitals.'`.execute(
    db,
  )
  // A foreign key would need the account in each offer, of which only few are of own services.
  await sql`
    create function refuse_foreign_service() returns trigger language plpgsql as $body$
    begin
      if not exists (select from provider.own_service o join provider.service_area a on a.account_id = o.account_id
          where o.id = new.service_id and a.id = new.service_area_id) then
        raise exception using errcode = 'foreign_key_violation', constraint = 'service_of_account',
          message = 'this service belongs to another organisation';
      end if;
      return null;
    end $body$`.execute(db)
  await sql`
    create constraint trigger service_of_account after insert or update of service_id, service_area_id on service_area_service
    for each row when (new.service_id > 1000) execute function refuse_foreign_service()`.execute(db)
  // Bookings and offers keep its number: it stays, under whatever name.
  await sql`
    create function refuse_service_change() returns trigger language plpgsql as $body$
    begin
      raise exception using errcode = 'check_violation', constraint = 'own_service_stays',
        message = 'an own service stays what it is, and whose';
    end $body$`.execute(db)
  await sql`
    create trigger own_service_stays before update of id, account_id on own_service
    for each row when (old.id <> new.id or old.account_id <> new.account_id) execute function refuse_service_change()`.execute(
    db,
  )
  await sql`
    create trigger own_service_is_kept before delete on own_service
    for each row execute function refuse_service_change()`.execute(db)
  // A new name reaches the map and the search wherever it is offered.
  await sql`
    create function index_renamed_service() returns trigger language plpgsql as $body$
    begin
      insert into provider.outbox (job, queue, payload)
      select 'map.index-venue', 'map', jsonb_build_object('serviceAreaId', changed.service_area_id)
      from (${sql.raw(offering)}) changed;
      return null;
    end $body$`.execute(db)
  await sql`
    create trigger own_service_reaches_map after update on own_service
    referencing new table as after for each statement
    when (coalesce(current_setting('waymark.rebuilds_index', true), '') <> 'on')
    execute function index_renamed_service()`.execute(db)

  await sql`
    create view provider_api.own_service as select id, account_id, name, description from own_service`.execute(db)
  await sql`
    create or replace view provider_api.service_area_service as
      select s.id, s.service_area_id, a.account_id, s.service_id, s.is_enabled and a.is_active as is_enabled, s.description, s.preparation,
             s.lead_hours, s.buffer_minutes, s.cost_tier, s.pricing_description,
             o.name as own_name, o.description as own_description
      from service_area_service s join service_area a on a.id = s.service_area_id left join own_service o on o.id = s.service_id`.execute(
    db,
  )
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
               as activities,
             coalesce((select jsonb_agg(jsonb_build_object('id', o.id, 'name', o.name, 'description', o.description) order by o.id)
                       from service_area_service s join own_service o on o.id = s.service_id
                       where s.service_area_id = a.id and s.is_enabled), '[]'::jsonb) as own_services
      from service_area a left join service_area_picture b on b.service_area_id = a.id and b.kind = 'banner'`.execute(
    db,
  )
}
