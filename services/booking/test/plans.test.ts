import { type AccountId, idFrom, type ServiceAreaId, type UserProfileId } from '@waymark/domain/ids'
import { boxAround } from '@waymark/domain/place/distance'
import { openDatabase } from '@waymark/service-kit/database'
import { addressAs } from '@waymark/service-kit/database-address'
import { serviceRole } from '@waymark/service-kit/roles'
import { isPublicVenueSql } from '@waymark/service-kit/venue-rights-sql'
import { pagesOf, plansOf } from '@waymark/test-world/plans-of'
import { testWorld } from '@waymark/test-world/test-world'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type ActivityOrder, findActivities, type Wanted } from '../src/db/activity-search.ts'
import { listBookings } from '../src/db/booking-lists.ts'
import { findClientsOf } from '../src/db/own-clients.ts'
import type { BookingDatabase } from '../src/db/schema.ts'

const areaCount = 1600
const sessionsOfActivity = 5
const wellington = { latitude: -41.29, longitude: 174.78 }
const base = 500_000
/** One location with many bookings: 400 in each of its 10 sessions, where other sessions have one. */
const busyArea = idFrom<ServiceAreaId>(base + 1)

const world = await testWorld({ services: ['booking'] })
const { database, secret } = world.parts.config
const { db, plannedReads, close } = openDatabase<BookingDatabase>({
  address: addressAs(database, serviceRole('booking'), secret),
  schema: 'booking',
  applicationName: 'plans test',
})

beforeAll(async () => {
  const now = world.clock.now()
  // Spread evenly over 4 by 4 degrees, two activities at each.
  await sql`
    insert into provider.service_area (id, account_id, name, venue_type_id, address, suburb, region, country_id, lat, lng, radius_km, time_zone)
    select ${base}::int + n, 1, 'Hall ' || n, 1, n || ' Cuba Street', 'Te Aro', 'Wellington', 1,
      -43.29 + 4.0 * (n % 40) / 40, 172.78 + 4.0 * (n / 40) / 40, 5, 'Pacific/Auckland'
    from generate_series(1, ${areaCount}::int) n`.execute(world.db)
  await sql`
    insert into provider.activity (id, service_area_id, status, title, price_cents, spaces_per_session, spaces_per_client, created_by, created_at, updated_at)
    select ${base}::int + n, ${base}::int + (n + 1) / 2, 'Active', 'Activity ' || n, 0, 500, 4, 1, ${now}, ${now}
    from generate_series(1, ${areaCount * 2}::int) n`.execute(world.db)
  await sql`
    insert into booking.activity_session (id, activity_id, account_id, service_area_id, status, starts_at, ends_at, time_zone, max_spaces,
      max_spaces_per_client, price_cents, created_by, created_at, updated_at)
    select ${base}::int + n, t.id, 1, t.service_area_id, 'Active', s.starts_at, s.starts_at + interval '2 hours', 'Pacific/Auckland', 500, 4, 0, 1,
      ${now}, ${now}
    from generate_series(1, ${areaCount * 2 * sessionsOfActivity}::int) n
    join provider.activity t on t.id = ${base}::int + (n - 1) / ${sessionsOfActivity}::int + 1
    cross join lateral (select ${now}::timestamptz + n % 60 * interval '1 day' + interval '3 hours' as starts_at) s`.execute(
    world.db,
  )
  await sql`
    with made as (
      insert into booking.booking (item_type, activity_session_id, account_id, service_area_id, guest_id, status, starts_at, ends_at, created_at)
      select 'Activity', s.id, 1, s.service_area_id, 'guest ' || n, 3, s.starts_at, s.ends_at, ${now}
      from booking.activity_session s, generate_series(1, 400) n where s.service_area_id = ${busyArea} or n = 1
      returning id, activity_session_id)
    insert into booking.activity_booking (booking_id, activity_session_id, contact_name, contact_email, spaces, max_spaces_per_client,
      total_cents, currency, idempotency_owner)
    select id, activity_session_id, 'Ana', 'ana@example.com', 1, 4, 0, 'NZD', 'plans' from made`.execute(world.db)
  for (const table of [
    'provider.service_area',
    'provider.activity',
    'provider.activity_place',
    'booking.activity_session',
    'booking.booking',
    'booking.activity_booking',
  ])
    await sql`vacuum analyze ${sql.table(table)}`.execute(world.db)
}, 60_000)
afterAll(close)

describe('activities near a point', () => {
  const now = () => world.clock.now()
  const wanted = (changes: Partial<Wanted> = {}): Wanted => ({
    now: now(),
    until: new Date(now().getTime() + 92 * 86_400_000),
    fromWall: null,
    untilWall: null,
    near: wellington,
    within: { box: boxAround(wellington, 25), radiusKm: 25 },
    serviceAreaId: null,
    kindIds: [],
    age: null,
    maxPriceCents: null,
    spaces: 1,
    stock: [],
    search: '',
    options: [],
    isVisible: isPublicVenueSql,
    ...changes,
  })
  const needs = [
    { optionId: 8, limit: null, weight: 'must' as const },
    { optionId: 11, limit: { kind: 'atLeast' as const, value: 90 }, weight: 'would help' as const },
  ]
  const orders: ActivityOrder[] = [{ by: 'when' }, { by: 'distance' }, { by: 'fit', needs }]

  test.each(orders)('are read by indexes, ordered by $by', async (order) => {
    const [plan = ''] = await plansOf(plannedReads, (recorded) =>
      findActivities(recorded, wanted(), { order, offset: 0, limit: 10 }),
    )
    expect(plan).toMatch(/(Index Only Scan using|Bitmap Index Scan on) activity_place_to_find/)
    expect(plan).toContain('Index Only Scan using activity_session_open_at')
    expect(plan).not.toContain('Seq Scan')
    // Some 40 activities in reach: a few pages for each.
    expect(pagesOf(plan)).toBeLessThan(250)
  })

  test('that must meet something are read in the same way', async () => {
    const [plan = ''] = await plansOf(plannedReads, (recorded) =>
      findActivities(recorded, wanted({ options: needs }), { order: { by: 'when' }, offset: 0, limit: 10 }),
    )
    expect(plan).toContain('Index Only Scan using activity_session_open_at')
    expect(plan).not.toContain('Seq Scan')
  })
})

test('the bookings of a location by session read those of the location alone', async () => {
  const filter = { statuses: [], search: '', searchedServiceIds: [] }
  const page = { isBySession: true, sort: 'start', pageNumber: 1, pageSize: 10 } as const
  const plans = await plansOf(db, (recorded) =>
    listBookings(
      { reads: recorded, plannedReads: recorded },
      idFrom<UserProfileId>(1),
      { kind: 'provider', serviceAreaId: busyArea, onlyStaffId: null },
      filter,
      page,
    ),
  )
  const [, , rowsPlan = ''] = plans
  expect(plans).toHaveLength(3)
  for (const plan of plans.slice(0, 2)) {
    expect(plan).toContain('Index Scan using booking_area on booking b')
    expect(plan).not.toContain('Seq Scan on booking b')
    // A few pages for each of its 4,000 bookings, none of the others.
    expect(pagesOf(plan)).toBeLessThan(20_000)
  }
  expect(rowsPlan).toContain('Index Scan using booking_pkey on booking b')
  expect(rowsPlan).not.toContain('Seq Scan on booking b')
})

describe('clients of an organisation', () => {
  const small = idFrom<AccountId>(base + 2)
  const large = idFrom<AccountId>(1)
  const clientCount = 3000

  beforeAll(async () => {
    // Many people with spaces and visits elsewhere; 40 of them here.
    await sql`insert into identity.account (id, account_type, name, country_id)
      select ${base}::int + n, 'Individual', 'Own ' || n, 1 from generate_series(10, ${clientCount}::int) n`.execute(
      world.db,
    )
    await sql`
      insert into identity.user_profile (id, account_id, email, first_name, last_name, phone, is_account_admin)
      select id, id, 'person' || id || '@mail.example', 'Quinn', 'Realname ' || id, '022 ' || id, false
      from identity.account where id > ${base}::int + 9`.execute(world.db)
    await sql`
      with made as (
        insert into booking.booking (item_type, activity_session_id, account_id, service_area_id, client_user_profile_id, status, starts_at, ends_at, created_at)
        select 'Activity', s.id, case when p.id % 75 = 0 then ${small} else 1 end, s.service_area_id, p.id, 2, s.starts_at, s.ends_at, s.created_at
        from identity.user_profile p join booking.activity_session s on s.id = ${base}::int + 100 + p.id % 10000
        where p.id > ${base}::int + 9
        returning id, activity_session_id, client_user_profile_id)
      insert into booking.activity_booking (booking_id, activity_session_id, contact_name, contact_email, contact_phone, spaces,
        max_spaces_per_client, total_cents, currency, idempotency_owner)
      select id, activity_session_id, 'Quick Q. ' || client_user_profile_id, 'q' || client_user_profile_id || '@mail.example',
        '021 ' || client_user_profile_id, 1, 4, 0, 'NZD', 'clients' from made`.execute(world.db)
    for (const table of ['identity.user_profile', 'booking.booking', 'booking.activity_booking'])
      await sql`vacuum analyze ${sql.table(table)}`.execute(world.db)
  }, 60_000)

  test.each([
    ['a small organisation', small, 'booking_client_provider on booking'],
    ['one with most bookings', large, 'activity_booking_contact_folded'],
  ])('of %s are found by indexes', async (_whose, accountId, index) => {
    for (const search of ['Quick Q. 5005', 'q500525@mail.example', '500525']) {
      const [plan = ''] = await plansOf(db, (recorded) => findClientsOf(recorded, { accountId }, search))
      for (const used of [index, 'user_profile_folded']) expect(plan).toContain(used)
      for (const table of ['booking b', 'activity_booking h', 'user_profile p'])
        expect(plan).not.toContain(`Seq Scan on ${table}`)
      expect(pagesOf(plan)).toBeLessThan(2000)
    }
  })
})

test.each([
  ['booking', 'service_area_service_id', 'service_area_service_id'],
  ['booking', 'client_user_profile_id', 'client_user_profile_id'],
  ['booking', 'series_id', 'COALESCE(part_of_id, id)'],
  ['booking_words', 'client_user_profile_id', 'client_user_profile_id'],
  ['busy_staff', 'user_profile_id', 'user_profile_id'],
])('other services find the rows of %s by %s in an index', async (view, column, indexed) => {
  const { rows } = await world.db.transaction().execute(async (trx) => {
    await sql`set local enable_seqscan = off`.execute(trx)
    return sql<{ 'QUERY PLAN': string }>`
      explain (costs off) select from ${sql.table(`booking_api.${view}`)} where ${sql.ref(column)} = 7`.execute(trx)
  })
  expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain(`Index Cond: (${indexed} = `)
})
