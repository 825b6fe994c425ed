import { createOutbox } from '@waymark/service-kit/outbox'
import { type Kysely, sql } from 'kysely'

/** The read index of public venues, in map order, and saved filters. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // known_met and known_not_met: one bit per accessibility option at its usual threshold; in neither is unknown.
  await sql`
    create table venue (
      service_area_id bigint primary key,
      account_id bigint not null,
      name text not null,
      venue_type_id integer not null,
      address text not null,
      suburb text not null,
      country_id smallint not null,
      lat double precision not null,
      lng double precision not null,
      morton bigint not null,
      world_position point not null,
      cost_tier smallint,
      known_met bigint not null,
      known_not_met bigint not null,
      measures jsonb not null,
      facts jsonb not null,
      service_ids integer[] not null,
      open_minutes int4multirange not null,
      time_zone text not null,
      picture_key text,
      picture_alt text,
      checked_on date,
      indexed_at timestamptz not null default now()
    )`.execute(db)
  // A covering index for discs, pins and counts: a view never touches the table.
  await sql`
    create index venue_map on venue (morton)
      include (known_met, known_not_met, venue_type_id, cost_tier, lat, lng, service_area_id)`.execute(db)
  // Four times as large, for views that filter by a threshold of their own.
  await sql`
    create index venue_map_measured on venue (morton)
      include (measures, known_met, known_not_met, venue_type_id, cost_tier, lat, lng, service_area_id)`.execute(db)
  await sql`create index venue_near on venue using gist (world_position)`.execute(db)
  await sql`create index venue_account on venue (account_id, name)`.execute(db)

  await sql`
    create table saved_filters (
      user_profile_id bigint primary key,
      filters jsonb not null,
      updated_at timestamptz not null default now()
    )`.execute(db)

  await createOutbox(db)
}
