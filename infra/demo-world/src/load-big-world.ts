import type { MapDatabase } from '@waymark/map-service/db/schema'
import { rebuildIndex } from '@waymark/map-service/db/write-venue'
import { clientConfig } from '@waymark/service-kit/database'
import type { DatabaseAddress } from '@waymark/service-kit/database-address'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { bigCatalogue } from './big-catalogue.ts'
import { bigPlaces } from './big-places.ts'
import { advanceIdentity, type RunSql } from './insert-rows.ts'

export interface BigWorldOptions {
  readonly admin: DatabaseAddress
  readonly venues: number
  readonly bookings: number
  /** Sessions of activities that are to come, five of each activity; none when left out. */
  readonly sessions?: number
  readonly now: Date
  readonly say: (line: string) => void
}

/** The ids that the big world created; the demo world's own rows stay far below. */
export interface BigWorld {
  readonly firstId: number
  readonly venues: number
  readonly bookings: number
}

/** Ids of the big world start after this one. */
export const bigWorldBase = 1_000_000

/**
 * Adds venues, staff, clients and bookings by the hundred thousand, generated inside PostgreSQL: tens of seconds for a
 * million bookings. Deterministic for the same numbers and day. Refuses when a big world is loaded already.
 */
export async function loadBigWorld({
  admin,
  venues,
  bookings,
  sessions = 0,
  now,
  say,
}: BigWorldOptions): Promise<BigWorld> {
  const client = new pg.Client(clientConfig(admin, 'public', 'waymark big world'))
  await client.connect()
  try {
    const { rowCount } = await client.query('select 1 from identity.account where id > $1 limit 1', [bigWorldBase])
    if (rowCount) throw new Error('A big world is loaded already. Start with --fresh to make another.')
    await client.query('begin')
    // Without parallel workers `random()` is deterministic.
    await client.query(`set local max_parallel_workers_per_gather = 0`)
    await client.query(`set local synchronous_commit = off`)
    await client.query('set local waymark.rebuilds_index = on')
    await client.query(`set local work_mem = '256MB'`)
    await client.query(`set local maintenance_work_mem = '512MB'`)
    await client.query('select setseed(0.42)')
    await prepare(client, { venues, bookings, sessions }, now)
    const timed = async (what: string, work: () => Promise<unknown>) => {
      const startedAt = Date.now()
      await work()
      say(`${what}: ${((Date.now() - startedAt) / 1000).toFixed(1)} s`)
    }
    const indexes = await takeIndexes(client, grownTables)
    for (const [what, statements] of steps) {
      await timed(what, async () => {
        for (const statement of statements) await client.query(statement)
      })
    }
    await timed('indexes', async () => {
      for (const statement of indexes) await client.query(statement)
    })
    const run: RunSql = (text, values = []) => client.query(text, [...values])
    for (const table of identities) await advanceIdentity(run, table)
    await client.query('commit')
    await timed('statistics', async () => {
      for (const schema of ['identity', 'provider', 'booking']) await analyze(client, schema)
    })
    await timed('map', () => rebuildMap(admin))
    return { firstId: bigWorldBase + 1, venues, bookings }
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    await client.end()
  }
}

const identities = [
  'identity.account',
  'identity.user_profile',
  'identity.membership',
  'provider.service_area',
  'provider.service_area_service',
  'provider.schedule_line',
  'booking.booking_series',
  'booking.booking',
  'provider.activity',
  'booking.activity_session',
] as const

/**
 * Drops the indexes, exclusion constraints and references of big tables and returns the statements that recreate them:
 * building or checking one over a million rows at once is several times faster. Keys stay, since others refer to them.
 */
async function takeIndexes(client: pg.Client, tables: readonly string[]): Promise<readonly string[]> {
  const { rows } = await client.query<{ drop: string; make: string }>(
    `select format('alter table %s drop constraint %I', t, conname) as drop,
       format('alter table %s add constraint %I %s', t, conname, pg_get_constraintdef(c.oid)) as make
     from unnest($1::text[]) t join pg_constraint c on c.conrelid = t::regclass and c.contype in ('x', 'f')
     union all
     select format('drop index %s', i.indexrelid::regclass), pg_get_indexdef(i.indexrelid)
     from unnest($1::text[]) t join pg_index i on i.indrelid = t::regclass
     where not exists (select 1 from pg_constraint c where c.conindid = i.indexrelid)`,
    [[...tables]],
  )
  for (const { drop } of rows) await client.query(drop)
  return rows.map(({ make }) => make)
}

async function rebuildMap(admin: DatabaseAddress): Promise<void> {
  const pool = new pg.Pool({ ...clientConfig(admin, 'map', 'waymark big map'), max: 1 })
  const db = new Kysely<MapDatabase>({ dialect: new PostgresDialect({ pool }) })
  try {
    await rebuildIndex(db)
  } finally {
    await db.destroy()
  }
}

/** Tables that get hundreds of thousands of rows. */
const grownTables = [
  'provider.venue_fact',
  'provider.service_staff',
  'provider.schedule_line',
  'booking.booking_series',
  'booking.booking',
  'booking.staff_time',
]

async function analyze(client: pg.Client, schema: string): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname = $1`,
    [schema],
  )
  for (const { name } of rows) await client.query(`analyze ${name}`)
}

/** Puts the numbers and lists that the statements read into temporary tables. */
async function prepare(
  client: pg.Client,
  { venues, bookings, sessions }: { readonly venues: number; readonly bookings: number; readonly sessions: number },
  now: Date,
): Promise<void> {
  await client.query(
    `create temporary table big_size on commit drop as
    select $1::int as venues, $2::int as bookings, $4::int as sessions, $3::timestamptz as at,
      greatest(500, $1::int / 10) as clients`,
    [venues, bookings, now, sessions],
  )
  await client.query(
    `create temporary table big_place on commit drop as
     select row_number() over () - 1 as place, p.* from jsonb_to_recordset($1::jsonb) as p(
       suburb text, region text, "countryId" smallint, "timeZone" text, town text, lat double precision, lng double precision)`,
    [JSON.stringify(bigPlaces())],
  )
  const { services, venueTypeIds, options } = bigCatalogue()
  await client.query(
    `create temporary table big_service on commit drop as
     select row_number() over () - 1 as place, s.* from jsonb_to_recordset($1::jsonb) as s(
       "serviceId" integer, "sizeOptionId" integer, "durationMinutes" integer)`,
    [JSON.stringify(services)],
  )
  await client.query(
    `create temporary table big_option on commit drop as
    select * from jsonb_to_recordset($1::jsonb) as o("optionId" integer, low double precision, high double precision)`,
    [JSON.stringify(options)],
  )
  await client.query(
    `create temporary table big_venue_type on commit drop as
    select row_number() over () - 1 as place, id from unnest($1::int[]) as id`,
    [[...venueTypeIds]],
  )
}

const base = bigWorldBase

/** Statements in order. Venue `n` has the staff `2n - 1` and `2n`; clients follow after all staff. */
const steps: readonly (readonly [what: string, statements: readonly string[]])[] = [
  [
    'people',
    [
      `insert into identity.account (id, account_type, business_subtype, name, country_id)
       select ${base} + n, 'Business', 1 + n % 2, 'Organisation ' || n, (select "countryId" from big_place where place = (n * 4 - 4) % (select count(*) from big_place))
       from big_size, generate_series(1, (venues + 3) / 4) n`,
      `insert into identity.account (id, account_type, name, country_id)
       select ${base} + (venues + 3) / 4 + n, 'Individual', 'Client ' || n, 1 + n % 2 from big_size, generate_series(1, clients) n`,
      `insert into identity.user_profile (id, account_id, email, first_name, last_name, email_confirmed_at)
       select ${base} + n, ${base} + ((n + 1) / 2 + 3) / 4, 'staff' || n || '@big.example', 'Staff', n::text, at
       from big_size, generate_series(1, venues * 2) n`,
      `insert into identity.user_profile (id, account_id, email, first_name, last_name, email_confirmed_at)
       select ${base} + venues * 2 + n, ${base} + (venues + 3) / 4 + n, 'client' || n || '@big.example', 'Client', n::text, at
       from big_size, generate_series(1, clients) n`,
      `insert into identity.membership (id, user_profile_id, service_area_id, role)
       select ${base} + n, ${base} + n, ${base} + (n + 1) / 2, 3 from big_size, generate_series(1, venues * 2) n`,
    ],
  ],
  [
    'venues',
    [
      `insert into provider.business (account_id, description, onboarding_step)
       select ${base} + n, 'An organisation of the big world.', 7 from big_size, generate_series(1, (venues + 3) / 4) n`,
      `insert into provider.service_area (id, account_id, name, venue_type_id, description, address, suburb, region, country_id, lat, lng, radius_km, time_zone, cost_tier, opening_hours)
       select ${base} + n, ${base} + (n + 3) / 4, p.suburb || ' ' || n, t.id, 'A venue of the big world.', n % 180 + 1 || ' Queen Street, ' || p.town, p.suburb, p.region, p."countryId",
         p.lat + (random() + random() - 1) * 0.09, p.lng + (random() + random() - 1) * 0.11, 5 + n % 15, p."timeZone", 3 + n % 4,
         '[{"dayOfWeek":1,"opens":"08:30","closes":"17:00"},{"dayOfWeek":2,"opens":"08:30","closes":"17:00"},{"dayOfWeek":3,"opens":"08:30","closes":"17:00"},{"dayOfWeek":4,"opens":"08:30","closes":"17:00"},{"dayOfWeek":5,"opens":"08:30","closes":"17:00"}]'::jsonb
       from big_size, generate_series(1, venues) n
       join big_place p on p.place = (n - 1) % (select count(*) from big_place)
       join big_venue_type t on t.place = n % (select count(*) from big_venue_type)`,
    ],
  ],
  [
    'facts',
    [
      `insert into provider.venue_fact (service_area_id, accessibility_option_id, is_met, measure, source, checked_on)
       select ${base} + n, o."optionId", random() < 0.7,
         case when o.low is null then null else round((o.low + random() * (o.high - o.low))::numeric)::double precision end,
         'Measured by staff', (at - random() * interval '720 days')::date
       from big_size, generate_series(1, venues) n, big_option o where random() < 0.2`,
    ],
  ],
  [
    'services',
    [
      `insert into provider.service_area_service (id, service_area_id, service_id, description, buffer_minutes)
       select ${base} + n, ${base} + n, s."serviceId", 'A service of the big world.', 15
       from big_size, generate_series(1, venues) n join big_service s on s.place = n % (select count(*) from big_service)`,
      `insert into provider.service_size (service_area_service_id, service_size_option_id, fee_kind, price_cents)
       select ${base} + n, s."sizeOptionId", 'fixed', 4000 + n % 60 * 100
       from big_size, generate_series(1, venues) n join big_service s on s.place = n % (select count(*) from big_service)`,
      `insert into provider.service_staff (service_area_service_id, user_profile_id)
       select ${base} + (n + 1) / 2, ${base} + n from big_size, generate_series(1, venues * 2) n`,
      `insert into provider.schedule_line (id, service_area_service_id, day_of_week, start_minute)
       select ${base} + (n - 1) * 15 + (d - 1) * 3 + w, ${base} + n, d, (array[540, 660, 840])[w]
       from big_size, generate_series(1, venues) n, generate_series(1, 5) d, generate_series(1, 3) w`,
    ],
  ],
  [
    'activities',
    [
      `insert into provider.activity (id, service_area_id, status, title, kind_ids, min_age, price_cents, concession_price_cents, spaces_per_session, spaces_per_client,
         wheelchair_spaces, created_by, created_at, updated_at)
       select ${base} + n, ${base} + (n - 1) % venues + 1, 'Active', 'Activity ' || n, array[1 + n % 26], case when n % 5 = 0 then 16 end, n % 4 * 800, n % 4 * 500, 20, 4, 2,
         ${base} + ((n - 1) % venues + 1) * 2, at, at
       from big_size, generate_series(1, (sessions + 4) / 5) n`,
      `insert into provider.activity_fact (activity_id, accessibility_option_id, is_met, measure, source, checked_on)
       select ${base} + n, o."optionId", random() < 0.8,
         case when o.low is null then null else round((o.low + random() * (o.high - o.low))::numeric)::double precision end, 'Told by the organiser', at::date
       from big_size, generate_series(1, (sessions + 4) / 5) n, big_option o where random() < 0.05`,
      `insert into booking.activity_session (id, activity_id, account_id, service_area_id, status, starts_at, ends_at, time_zone, max_spaces, max_spaces_per_client, price_cents,
         concession_price_cents, spaces_taken, wheelchair_spaces, created_by, created_at, updated_at)
       select ${base} + n, t.id, a.account_id, a.id, 'Active', at + spans.after, at + spans.after + interval '2 hours', a.time_zone, 20, 4, t.price_cents,
         t.concession_price_cents, n % 21, 2, t.created_by, at, at
       from big_size, generate_series(1, sessions) n join provider.activity t on t.id = ${base} + (n - 1) / 5 + 1 join provider.service_area a on a.id = t.service_area_id
       cross join lateral (select ((n - 1) % 5 * 7 + t.id % 7 + 1) * interval '1 day' + n % 40 * interval '15 minutes' as after) spans`,
    ],
  ],
  [
    'bookings',
    [
      // Each staff member's bookings have distinct days and starts, so that none overlap.
      `create temporary table big_booking on commit drop as
       select n, venue, ${base} + venue * 2 - who as staff_id, s."serviceId" as service_id, s."sizeOptionId" as size_option_id, s."durationMinutes" as minutes,
         ${base} + venues * 2 + 1 + (n * 7919::bigint + (n - 1) / venues * 31) % clients as client_id,
         (((at at time zone p."timeZone")::date + ((job / 3) * 11 + venue) % span - span / 2) + (array['09:00', '11:00', '14:00'])[job % 3 + 1]::time) at time zone p."timeZone" as starts_at,
         p."timeZone" as time_zone, p.town, at, clients, venues
       from (select big_size.*, n, (n - 1) % venues + 1 as venue, (n - 1) / venues % 2 as who, (n - 1) / venues / 2 as job,
               -- Not a multiple of 11, so that the days of one person do not come round again.
               greatest(61, (bookings / venues / 6 + 2) * 11 + 1) as span
             from big_size, generate_series(1, bookings) n) b
       join big_place p on p.place = (venue - 1) % (select count(*) from big_place)
       join big_service s on s.place = venue % (select count(*) from big_service)`,
      'analyze big_booking',
      `insert into booking.booking_series (id, account_id, service_area_id, service_area_service_id, service_id, size_option_id, duration_minutes, buffer_minutes, people_qty,
         price_cents, fee_display, client_user_profile_id, client_account_id, is_myself, address, lat, lng, distance_km, time_zone)
       select ${base} + n, ${base} + (venue + 3) / 4, ${base} + venue, ${base} + venue, service_id, size_option_id, minutes, 15, 1,
         4800, '$48.00', client_id, client_id - venues * 2 + (venues + 3) / 4, true, n % 180 + 1 || ' Park Road, ' || town, 0, 0, 1.5, time_zone
       from big_booking`,
      `insert into booking.booking (id, series_id, account_id, service_area_id, service_area_service_id, client_user_profile_id, status, starts_at, ends_at, placed_at, created_at)
       select ${base} + n, ${base} + n, ${base} + (venue + 3) / 4, ${base} + venue, ${base} + venue, client_id,
         case when n % 12 = 0 then 3 when starts_at < at then 2 else 1 end, starts_at, starts_at + minutes * interval '1 minute', at - interval '40 days', at - interval '40 days'
       from big_booking`,
    ],
  ],
  [
    'staff time',
    [
      // In the order of the exclusion index, which makes it fast.
      `insert into booking.staff_time (booking_id, account_id, user_profile_id, during, is_live)
       select ${base} + n, ${base} + (venue + 3) / 4, staff_id, tstzrange(starts_at, starts_at + (minutes + 15) * interval '1 minute'), n % 12 <> 0
       from big_booking order by staff_id, starts_at`,
    ],
  ],
]
