import { type Kysely, sql } from 'kysely'

/** The read index of amenities of public venues: points of their own, the nearest first. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table amenity (
      activity_id bigint primary key,
      service_area_id bigint not null,
      account_id bigint not null,
      amenity_type_id smallint not null,
      title text not null,
      description text not null,
      feature_ids integer[] not null,
      whereabouts text not null,
      is_bookable boolean not null,
      price_cents integer not null,
      country_id smallint not null,
      venue_name text not null,
      suburb text not null,
      lat double precision not null,
      lng double precision not null,
      world_position point not null,
      opening_hours jsonb not null,
      open_minutes int4multirange not null,
      time_zone text not null,
      picture_key text,
      picture_alt text
    )`.execute(db)
  await sql`create index amenity_near on amenity using gist (world_position)`.execute(db)
  await sql`create index amenity_venue on amenity (service_area_id)`.execute(db)
}
