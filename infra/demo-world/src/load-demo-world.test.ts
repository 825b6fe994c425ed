import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openStore } from '@waymark/service-kit/store'
import { createDatabase, type TestDatabase } from '@waymark/test-world/test-database'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildDemoWorld } from './build-demo-world.ts'
import { bigWorldBase, loadBigWorld } from './load-big-world.ts'
import { fillDemoWorld } from './load-demo-world.ts'

const now = new Date('2026-11-20T02:30:00Z')
const folder = mkdtempSync(join(tmpdir(), 'waymark-demo-'))
const store = openStore({ folder })
let database: TestDatabase

const countOf = async (from: string) => {
  const [row] = await database.query<{ count: number }>(`select count(*)::int as count from ${from}`)
  return row?.count ?? 0
}

beforeAll(async () => {
  database = await createDatabase()
  await fillDemoWorld({ admin: database.admin, store, now })
})

afterAll(async () => {
  await database.drop()
  rmSync(folder, { recursive: true })
})

test('loads the demo world once, and stores every picture', async () => {
  const bookings = await countOf('booking.booking')
  expect(bookings).toBe(buildDemoWorld(now).bookings.bookings.length)
  expect(await fillDemoWorld({ admin: database.admin, store, now })).toBe(false)
  expect(await countOf('booking.booking')).toBe(bookings)
  const keys = await database.query<{ key: string }>(`
    select file_key as key from provider.service_area_picture union select logo_key from provider.business
    union select avatar_key from identity.user_profile union select photo_key from provider.venue_fact where photo_key is not null
    union select media_key from chat.message where media_key is not null`)
  for (const { key } of keys) expect((await store.get(key))?.byteLength, key).toBeGreaterThan(100)
})

test('indexes every public venue, and gives new rows ids after the loaded ones', async () => {
  expect(await countOf('map.venue')).toBe(await countOf('provider.service_area where not is_private'))
  const [made] = await database.query<{ id: number }>(
    `insert into identity.account (account_type, name, country_id) values ('Individual', 'Somebody', 1) returning id::int`,
  )
  expect(made?.id).toBe(await countOf('identity.account'))
})

test('loads the big world beside it, with nobody booked twice', async () => {
  const big = { admin: database.admin, venues: 300, bookings: 3000, now, say: () => undefined }
  await loadBigWorld(big)
  expect(await countOf(`booking.booking where id > ${bigWorldBase}`)).toBe(3000)
  // The constraint was dropped for the load; recreating it proves the rows.
  expect(await countOf(`pg_constraint where conname = 'staff_never_twice'`)).toBe(1)
  expect(await countOf('map.venue')).toBeGreaterThan(400)
  await expect(loadBigWorld(big)).rejects.toThrow('loaded already')
})
