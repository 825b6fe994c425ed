import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openStore } from '@waymark/service-kit/open-store'
import { createDatabase, type TestDatabase } from '@waymark/test-world/test-database'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildDemoWorld } from './build-demo-world.ts'
import { bigWorldBase, loadBigWorld } from './load-big-world.ts'
import { fillDemoWorld } from './load-demo-world.ts'

const now = new Date('2026-11-20T02:30:00Z')
const folder = mkdtempSync(join(tmpdir(), 'waymark-demo-'))
const store = await openStore({ folder })
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
  const world = buildDemoWorld(now)
  expect(bookings).toBe(world.bookings.bookings.length + world.sessionBookings.bookings.length)
  expect(await fillDemoWorld({ admin: database.admin, store, now })).toBe(false)
  expect(await countOf('booking.booking')).toBe(bookings)
  const keys = await database.query<{ key: string }>(`
    select file_key as key from provider.service_area_picture union select file_key from provider.activity_picture union select logo_key from provider.business
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

test('counts the spaces of every session, and balances every payment', async () => {
  const wrong = await database.query(`
    select s.id from booking.activity_session s left join lateral (
      select coalesce(sum(t.spaces + t.companions), 0) as spaces, coalesce(sum(t.wheelchair_spaces), 0) as wheelchairs,
             coalesce(sum(t.hearing_receivers), 0) as receivers, coalesce(sum(t.interpreter_places), 0) as interpreters,
             coalesce(sum(t.quiet_places), 0) as quiet
      from booking.activity_booking t join booking.booking b on b.id = t.booking_id
      where t.activity_session_id = s.id and b.status in (0, 1, 2)) live on true
    where (s.spaces_taken, s.wheelchair_spaces_taken, s.hearing_receivers_taken, s.interpreter_places_taken, s.quiet_places_taken)
      is distinct from (live.spaces, live.wheelchairs, live.receivers, live.interpreters, live.quiet)`)
  expect(wrong).toEqual([])
  const unbalanced = await database.query(`
    select b.id, b.status, t.total_cents, ledger.cents from booking.booking b join booking.activity_booking t on t.booking_id = b.id
    cross join lateral (select coalesce(sum(amount_cents), 0) as cents from booking.ledger_entry l where l.booking_id = b.id) ledger
    where case when b.status in (1, 2) then ledger.cents <> t.total_cents
      when b.status = 4 then ledger.cents <> 0 else ledger.cents not in (0, t.total_cents) end`)
  expect(unbalanced).toEqual([])
  expect(await countOf(`booking.payment where state = 'paid'`)).toBe(
    await countOf(`booking.ledger_entry where kind = 'charge'`),
  )
  expect(await countOf('booking.refund')).toBe(await countOf(`booking.ledger_entry where kind = 'refund'`))
  expect(
    await countOf(
      `booking.payment p join provider.business k using (stripe_account_id) where k.card_status = 'connected'`,
    ),
  ).toBe(await countOf('booking.payment'))
})

test('has amenities of each kind that it knows, with slots to book', async () => {
  expect(await countOf('(select distinct amenity_type_id from provider_api.amenity) kinds')).toBe(6)
  expect(await countOf(`provider_api.amenity where status = 'Active'`)).toBeGreaterThan(50)
  const slots = `booking.activity_session s join provider_api.amenity t on t.id = s.activity_id`
  expect(await countOf(`${slots} where s.spaces_taken = s.max_spaces`)).toBeGreaterThan(10)
  expect(await countOf(`${slots} where s.spaces_taken < s.max_spaces`)).toBeGreaterThan(300)
  expect(await countOf(`${slots} where not t.is_bookable`)).toBe(0)
})

test('loads the big world beside it, with nobody booked twice', async () => {
  const big = { admin: database.admin, venues: 300, bookings: 3000, sessions: 1000, now, say: () => undefined }
  await loadBigWorld(big)
  expect(await countOf(`booking.booking where id > ${bigWorldBase}`)).toBe(3000)
  // The constraint was dropped for the load; recreating it proves the rows.
  expect(await countOf(`pg_constraint where conname = 'staff_never_twice'`)).toBe(1)
  expect(await countOf(`booking.activity_session where id > ${bigWorldBase} and status = 'Active'`)).toBe(1000)
  expect(await countOf('map.venue')).toBeGreaterThan(400)
  await expect(loadBigWorld(big)).rejects.toThrow('loaded already')
})
