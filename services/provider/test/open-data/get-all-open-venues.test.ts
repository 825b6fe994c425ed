import { openData } from '@waymark/contracts/open-data'
import { makeAccount } from '@waymark/test-world/makers/account'
import { testWorld } from '@waymark/test-world/test-world'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'

const venueCount = 1203
const world = await testWorld({ services: ['provider'] })
beforeAll(async () => {
  const accountId = await makeAccount(world)
  await sql`
    insert into provider.service_area
      (account_id, name, venue_type_id, address, suburb, region, country_id, lat, lng, radius_km, time_zone)
    select ${accountId}, 'Hall ' || n, 1, n || ' High Street', 'Town', 'Wellington', 1, -41.2, 174.7, 10, 'Pacific/Auckland'
    from generate_series(1, ${venueCount}) n`.execute(world.db)
})

const read = (input: Record<string, unknown> = {}, headers: Record<string, string> = {}) =>
  world.fetch(openData.getAllOpenVenues, input, { headers })

test('writes every venue once, over the pages it reads', async () => {
  const { features } = JSON.parse((await read()).body)
  expect(
    new Set(features.map((place: { waymark: { serviceAreaId: number } }) => place.waymark.serviceAreaId)).size,
  ).toBe(venueCount)
  expect((await read({ format: 'csv' })).body.trim().split('\r\n')).toHaveLength(venueCount + 1)
})

test('is the same for an hour, and another when a venue changes', async () => {
  const { etag, 'cache-control': cache } = (await read()).headers
  expect(cache).toBe('public, max-age=3600')
  expect((await read({}, { 'if-none-match': String(etag) })).statusCode).toBe(304)
  world.clock.advance(3_600_000)
  const later = (await read()).headers.etag
  expect(later).not.toBe(etag)
  await sql`update provider.service_area set updated_at = updated_at + interval '1 minute' where name = 'Hall 7'`.execute(
    world.db,
  )
  expect((await read()).headers.etag).not.toBe(later)
})

test('finds a page by an index alone, in its order', async () => {
  await sql`analyze provider.service_area`.execute(world.db)
  const { rows } = await sql<{ 'QUERY PLAN': string }>`
    explain select id from provider.service_area a where a.is_active and not a.is_private and a.id > 500 order by a.id limit 100`.execute(
    world.db,
  )
  expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toMatch(
    /Index.* Scan using (service_area_open|service_area_pkey)/,
  )
})
