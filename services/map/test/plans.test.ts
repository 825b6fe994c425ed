import { accessOptions } from '@waymark/domain/access-fit/options'
import { mortonKey } from '@waymark/domain/place/morton'
import { pagesOf, plansOf } from '@waymark/test-world/plans-of'
import { testWorld } from '@waymark/test-world/test-world'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { countFilters } from '../src/db/filter-counts.ts'
import { readCells, readPlaces, type View } from '../src/db/venues-in-view.ts'
import { worldPosition } from '../src/db/world-position.ts'
import { openAt } from '../src/open-now.ts'
import { PostgresSearch } from '../src/search/postgres-search.ts'
import { noFilter, type SearchFilter } from '../src/search/search-index.ts'
import { openMapDatabase } from './open-map-database.ts'

const venueCount = 20_000
/** One venue of so many has an activity, with five sessions on the days from 1 December and a closed day on the second. */
const venuesPerActivity = 4
const wellington = { latitude: -41.29, longitude: 174.78 }
const streets = ['Cuba Street', 'Tory Street', 'Queen Street', 'High Street', 'Beach Road']

const world = await testWorld({ services: ['map'] })
const { db, close } = openMapDatabase(world)
beforeAll(async () => {
  // Spread evenly over 4 by 4 degrees: about 80 in each tenth of a degree.
  const rows = Array.from({ length: venueCount }, (_, index) => {
    const position = {
      latitude: wellington.latitude - 2 + (4 * (index % 200)) / 200,
      longitude: wellington.longitude - 2 + (4 * Math.floor(index / 200)) / (venueCount / 200),
    }
    const { x, y } = worldPosition(position)
    return {
      id: index + 1,
      name: index % 10 === 0 ? `Library ${index}` : `Venue${index}`,
      lat: position.latitude,
      lng: position.longitude,
      morton: mortonKey(position),
      point: `(${x},${y})`,
      address: `${index % 90} ${streets[index % streets.length]}, Suburb${index % 500}, Wellington ${1000 + (index % 8000)}${index % 200 < 190 ? '' : ', Whakatu'}`,
    }
  })
  const json = JSON.stringify(rows)
  await sql`
    insert into venue (service_area_id, account_id, name, venue_type_id, address, suburb, country_id, lat, lng, morton, world_position,
      known_met, known_not_met, measures, facts, service_ids, open_minutes, time_zone, activities)
    select r.id, 1, r.name, 1, r.address, '', 1, r.lat, r.lng, r.morton, r.point::point, (r.id * 2654435761) % 70368744177664, 0,
      '{}', '[]', '{}', '{}', 'Pacific/Auckland', case when r.id % ${venuesPerActivity}::int = 0
        then jsonb_build_array(jsonb_build_object('id', r.id, 'kindIds', array[26], 'priceCents', 0)) else '[]' end
    from jsonb_to_recordset(${json}::jsonb) as r(id bigint, name text, lat float8, lng float8, morton bigint, point text, address text)`.execute(
    db,
  )
  await sql`
    insert into provider.service_area (id, account_id, name, venue_type_id, address, suburb, region, country_id, lat, lng, radius_km, time_zone)
    select service_area_id, 1, name, 1, address, 'Te Aro', 'Wellington', 1, lat, lng, 5, time_zone from map.venue where activities <> '[]'`.execute(
    world.db,
  )
  await sql`
    insert into provider.closed_day (service_area_id, day, name, created_by, created_at)
    select id, '2026-12-02', 'Staff day', 1, '2026-11-01' from provider.service_area`.execute(world.db)
  await sql`
    insert into booking.activity_session (activity_id, account_id, service_area_id, status, starts_at, ends_at, time_zone, max_spaces,
      max_spaces_per_client, price_cents, created_by, created_at, updated_at)
    select a.id, 1, a.id, 'Active', s.starts_at, s.starts_at + interval '2 hours', a.time_zone, 10, 4, 0, 1, '2026-11-01', '2026-11-01'
    from provider.service_area a, generate_series(timestamptz '2026-11-30 21:00Z', '2026-12-04 21:00Z', '1 day') s(starts_at)`.execute(
    world.db,
  )
  await sql`
    insert into search_entry (kind, entry_id, service_area_id, account_id, title, folded_title, venue_name, suburb, address, country_id,
      lat, lng, world_position, words)
    select 'venue', r.id, r.id, 1, r.name, lower(r.name), r.name, '', r.address, 1, r.lat, r.lng, r.point::point,
      setweight(to_tsvector('simple', r.name), 'A') || setweight(to_tsvector('simple', replace(r.address, ',', ' ')), 'C')
    from jsonb_to_recordset(${json}::jsonb) as r(id bigint, name text, lat float8, lng float8, point text, address text)`.execute(
    db,
  )
  await sql`insert into search_word select distinct lower(name) from (
    select name from venue union all select 'word' || md5(i::text) from generate_series(1, 5000) i) w(name) on conflict do nothing`.execute(
    db,
  )
  for (const table of ['venue', 'search_entry', 'search_word'])
    await sql`vacuum analyze ${sql.table(table)}`.execute(db)
  for (const table of ['provider.service_area', 'provider.closed_day', 'booking.activity_session'])
    await sql`vacuum analyze ${sql.table(table)}`.execute(world.db)
})
afterAll(close)

const plansHere = (work: (recorded: typeof db) => Promise<unknown>) => plansOf(db, work)

describe('a search', () => {
  const find = (words: readonly string[], filter: Partial<SearchFilter> = {}) =>
    plansHere((recorded) =>
      new PostgresSearch(recorded).find({
        words,
        near: wellington,
        visitor: null,
        filter: { ...noFilter, ...filter },
        sort: 'match',
        needs: [],
        now: new Date(),
        limit: 5,
      }),
    )

  test.each([[['venue777']], [['cuba', 'suburb77']], [['4077']]])('finds %s by the index of words', async (words) => {
    const [venues = ''] = await find(words)
    expect(venues).toContain('Index Scan on search_entry_venue_words')
    expect(venues).not.toContain('Seq Scan on search_entry')
    expect(pagesOf(venues)).toBeLessThan(1200)
  })

  test('of words that many have looks through the nearest by the index of points', async () => {
    for (const words of [['library'], ['cuba', 'street'], ['wellington']]) {
      const plans = await find(words)
      const nearest = plans.find((plan) => plan.includes('search_entry_venue_near'))
      expect(nearest).toMatch(/Index Scan using search_entry_venue_near/)
      for (const plan of plans) expect(pagesOf(plan)).toBeLessThan(3500)
    }
  })

  test('of words that many have far away, and none near, reads those with the words alone', async () => {
    const plans = await find(['whakatu'])
    const [nearest = ''] = plans.filter((plan) => plan.includes('search_entry_venue_words'))
    expect(nearest).toContain('Index Scan on search_entry_venue_words')
    for (const plan of plans) {
      expect(plan).not.toContain('Seq Scan on search_entry')
      expect(pagesOf(plan)).toBeLessThan(3500)
    }
  })

  test('within a distance and of free places with an option looks up only what it found', async () => {
    const [option] = accessOptions
    const plans = await find(['library'], {
      radiusKm: 25,
      options: option ? [{ optionId: option.id, limit: null }] : [],
      isFree: true,
    })
    for (const plan of plans) {
      expect(plan).not.toContain('Seq Scan on venue')
      expect(pagesOf(plan)).toBeLessThan(3500)
    }
  })

  test('compares a misspelt word by the index of likeness, nearest first', async () => {
    const [plan = ''] = await plansHere((recorded) => new PostgresSearch(recorded).correct(['libary']))
    expect(plan).toMatch(/Index .*Scan using search_word_likeness/)
    expect(plan).toMatch(/Index .*Scan using search_word_(start|pkey)/)
    expect(plan).not.toContain('Seq Scan on search_word')
  })
})

describe('a view of the map with two filters', () => {
  const [one, other] = accessOptions
  const view: View = {
    bounds: { west: 174.6, south: -41.4, east: 174.95, north: -41.18 },
    zoom: 12,
    includeUnknown: false,
    privateVenueIds: [],
    filter: {
      options: [one, other].flatMap((option) => (option ? [{ optionId: option.id, limit: null }] : [])),
      venueTypeIds: [],
      costTiers: [],
      serviceIds: [],
      badgePartnerIds: [],
      amenities: { typeIds: [], featureIds: [] },
      activity: null,
      openAt: null,
      onlyIds: null,
      visitor: null,
    },
  }

  test('draws its discs from the index alone', async () => {
    const [plan = ''] = await plansHere((recorded) =>
      readCells(recorded, view, { zoom: 11, withIds: false, limit: 1001 }),
    )
    expect(plan).toContain('Index Only Scan using venue_map')
    expect(plan).not.toContain('Seq Scan on venue')
    expect(pagesOf(plan)).toBeLessThan(1500)
  })

  test('lists the nearest by the index of points, and stops when the page is full', async () => {
    const [plan = ''] = await plansHere((recorded) =>
      readPlaces(recorded, view, { near: wellington, ranking: { by: 'nearest' }, offset: 0, limit: 10 }),
    )
    expect(plan).toMatch(/Index Scan (using|on) venue_near/)
    expect(plan).not.toContain('Seq Scan on venue')
    expect(pagesOf(plan)).toBeLessThan(800)
  })

  test('looks up the sessions of each activity, and when its place is shut', async () => {
    const days = { from: '2026-12-02', until: '2026-12-02' }
    const activity = { kindIds: [26], age: null, maxPriceCents: null, days }
    const onDay = { ...view, filter: { ...view.filter, options: [], activity } }
    const [cells = ''] = await plansHere((recorded) =>
      readCells(recorded, onDay, { zoom: 11, withIds: false, limit: 1001 }),
    )
    const counts = await plansHere((recorded) => countFilters(recorded, onDay, { openAt: null, musts: [] }))
    for (const plan of [cells, ...counts.filter((count) => count.includes('activity_session'))]) {
      expect(plan).toMatch(/Index (Only )?Scan using activity_session_\w+ on activity_session/)
      expect(plan).toContain('Index Scan using service_area_pkey on service_area')
      expect(plan).not.toMatch(/Seq Scan on (activity_session|service_area|venue)\b/)
      expect(pagesOf(plan)).toBeLessThan(6000)
    }
  })

  test('looks up whether a place is shut only where its hours have it open', async () => {
    const openNow = { ...view, filter: { ...view.filter, openAt: openAt(new Date('2026-12-01T22:00:00Z')) } }
    const [plan = ''] = await plansHere((recorded) =>
      readCells(recorded, openNow, { zoom: 11, withIds: false, limit: 1001 }),
    )
    expect(plan).toContain('Index Scan using service_area_pkey on service_area (never executed)')
    expect(pagesOf(plan)).toBeLessThan(1500)
  })
})
