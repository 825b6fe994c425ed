import { staffRole } from '@waymark/domain/enums'
import { idFrom, type UserProfileId } from '@waymark/domain/ids'
import { openDatabase } from '@waymark/service-kit/database'
import { addressAs } from '@waymark/service-kit/database-address'
import { createMemberships } from '@waymark/service-kit/memberships'
import { createDatabase, type TestDatabase } from '@waymark/test-world/test-database'
import { afterAll, beforeAll, expect, test } from 'vitest'

let database: TestDatabase
let booking: ReturnType<typeof openDatabase<Record<string, never>>>
const personId = idFrom<UserProfileId>(7)
const endedSession = '0198f0a0-0000-7000-8000-000000000001'

beforeAll(async () => {
  database = await createDatabase()
  // As a service other than the two that own the data.
  booking = openDatabase({
    address: addressAs(database.admin, 'waymark_booking', database.secret),
    schema: 'booking',
    applicationName: 'waymark booking',
  })
  await database.query(`
    insert into identity.account (id, account_type, business_subtype, name, country_id) values (70, 'Business', 1, 'Harbour Care', 1)`)
  await database.query(`
    insert into identity.user_profile (id, account_id, email, first_name, last_name) values (${personId}, 70, 'ana@example.org', 'Ana', 'Reid')`)
  await database.query(`
    insert into identity.membership (user_profile_id, service_area_id, role) values (${personId}, 5, 4), (${personId}, 6, 3)`)
  await database.query(`
    insert into provider.service_area (id, account_id, name, venue_type_id, address, suburb, region, country_id, lat, lng, radius_km, time_zone)
    values (5, 70, 'Harbour Care', 1, '1 Quay Street', 'Auckland Central', 'Auckland', 1, -36.8, 174.7, 10, 'Pacific/Auckland')`)
  await database.query('insert into provider.service_area_service (id, service_area_id, service_id) values (50, 5, 1)')
  await database.query(`
    insert into identity.session (id, user_profile_id, expires_at, ended_at) values ('${endedSession}', ${personId}, now(), now())`)
})

afterAll(async () => {
  await booking.close()
  await database.drop()
})

test('reads roles by area, and again after the person was dropped or has a new version', async () => {
  const memberships = createMemberships(booking.reads)
  const before = new Map([
    [5, staffRole.StaffManager],
    [6, staffRole.Staff],
  ])
  expect(await memberships.rolesOf(personId, 1)).toEqual(before)
  await database.query(`delete from identity.membership where user_profile_id = ${personId} and service_area_id = 6`)
  expect(await memberships.rolesOf(personId, 1)).toEqual(before)
  expect(await memberships.rolesOf(personId, 2)).toEqual(new Map([[5, staffRole.StaffManager]]))
  memberships.forgetPerson(personId)
  expect(await memberships.rolesOf(personId, 1)).toEqual(new Map([[5, staffRole.StaffManager]]))
})

test('finds the account of an area and the area of a service, and nothing for unknown ids', async () => {
  const memberships = createMemberships(booking.reads)
  expect(await memberships.accountOf(idFrom(5))).toBe(70)
  expect(await memberships.areaOf('serviceAreaService', 50)).toBe(5)
  expect(await memberships.accountOf(idFrom(123_456))).toBeUndefined()
  expect(await memberships.areaOf('serviceAreaService', 123_456)).toBeUndefined()
})

test('reports an ended session as revoked, and no other', async () => {
  const memberships = createMemberships(booking.reads)
  expect(await memberships.isRevoked(endedSession)).toBe(true)
  expect(await memberships.isRevoked('0198f0a0-0000-7000-8000-000000000002')).toBe(false)
})
