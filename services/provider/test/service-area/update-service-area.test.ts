import { serviceArea } from '@waymark/contracts/service-area'
import { makeAccount } from '@waymark/test-world/makers/account'
import { makeActivity } from '@waymark/test-world/makers/activity'
import { makeActivityBooking } from '@waymark/test-world/makers/activity-booking'
import { makeAreaService } from '@waymark/test-world/makers/area-service'
import { makePerson } from '@waymark/test-world/makers/person'
import { makeSession } from '@waymark/test-world/makers/session'
import { testWorld } from '@waymark/test-world/test-world'
import { beforeEach, describe, expect, test } from 'vitest'
import { areaInput } from '../area-input.ts'
import { makeJob } from '../make-job.ts'
import { makeTeam, type Team } from '../make-team.ts'

const { updateServiceArea } = serviceArea
const world = await testWorld({ services: ['provider', 'map'] })
let team: Team

beforeEach(async () => {
  team = await makeTeam(world)
})

const save = (wishes: object = {}, as = team.admin) =>
  world.call(updateServiceArea, { ...areaInput, ...wishes }, { as })
const change = (wishes: object = {}, as = team.admin) =>
  save({ serviceAreaId: team.serviceAreaId, version: 1, ...wishes }, as)
const countOf = async (accountId: number) => {
  const rows = world.db.selectFrom('provider.service_area').select('id').where('account_id', '=', accountId)
  return (await rows.execute()).length
}

test('saves a new location with the time zone of its place, and indexes it', async () => {
  const answer = await save({ managerUserProfileIds: [team.staffManager.userProfileId] })
  expect(answer.error).toBeNull()
  expect(answer.responseData).toMatchObject({
    version: 1,
    name: 'Harbour Care',
    latitude: -41.2784,
    longitude: 174.7812,
    radiusKm: 12.5,
    timeZone: 'Pacific/Auckland',
    isActive: true,
    openingHours: [{ dayOfWeek: 1, opens: '09:00', closes: '17:00' }],
    managerUserProfileIds: [team.staffManager.userProfileId],
    banner: null,
    visitorFeedback: [],
  })
  await world.settle()
  const indexed = await world.db
    .selectFrom('map.venue')
    .select('name')
    .where('service_area_id', '=', answer.responseData?.serviceAreaId ?? 0)
    .execute()
  expect(indexed).toEqual([{ name: 'Harbour Care' }])
})

test('creates one location from a request sent twice', async () => {
  const once = () => world.call(updateServiceArea, areaInput, { as: team.admin, idempotencyKey: 'new-location-0001' })
  const [first, second] = await Promise.all([once(), once()])
  expect(first.responseData?.serviceAreaId).toBe(second.responseData?.serviceAreaId)
  expect(await countOf(team.accountId)).toBe(2)
})

test('raises the version on a change, and refuses a stale one', async () => {
  const answer = await change({ name: 'Harbour Care North', isPrivate: true }, team.serviceManager)
  expect(answer.responseData).toMatchObject({ version: 2, name: 'Harbour Care North', isPrivate: true })
  const late = await change({ name: 'Too late' })
  expect(late.error).toMatchObject({ name: 'ChangedMeanwhile' })
})

test('removes a private location from the map', async () => {
  await change()
  await world.settle()
  const indexed = () =>
    world.db.selectFrom('map.venue').select('name').where('service_area_id', '=', team.serviceAreaId).execute()
  expect(await indexed()).toHaveLength(1)
  await change({ version: 2, isPrivate: true })
  await world.settle()
  expect(await indexed()).toEqual([])
})

test('asks first about sessions to come on days that new hours close, which then stay', async () => {
  const day = (dayOfWeek: number) => ({ dayOfWeek, opens: '09:00', closes: '17:00' })
  const onTuesdays = { openingHours: [day(1), day(3)] }
  expect((await change({ openingHours: [day(1), day(2), day(3)] })).error).toBeNull()
  const activity = await makeActivity(world, { area: team })
  // Tuesday 1 December in Auckland, and the Wednesday after it.
  const tuesday = await makeSession(world, { activity })
  await makeSession(world, { activity, startsAt: new Date('2026-12-01T21:00:00Z') })
  await makeSession(world, { activity, startsAt: new Date('2026-12-07T21:00:00Z'), status: 'Cancelled' })
  const asked = await change({ version: 2, ...onTuesdays })
  expect(asked.error).toMatchObject({ name: 'StrandsSessions', sessionIds: [tuesday.activitySessionId] })
  expect(asked.error?.message).toContain('1 session, the next on Tue 1 Dec 2026, 10:00 am')
  expect((await change({ version: 2, ...onTuesdays, keepsAffectedSessions: true })).error).toBeNull()
  // The day is closed already: nothing is asked again.
  expect((await change({ version: 3, ...onTuesdays, name: 'Harbour' })).error).toBeNull()
})

describe('time zones', () => {
  test.each([
    ['-43.9535', '-176.5597', 'Pacific/Chatham'],
    ['-46.8983', '168.1258', 'Pacific/Auckland'],
  ])('finds %s %s in %s', async (latitude, longitude, timeZone) => {
    expect((await save({ latitude, longitude })).responseData?.timeZone).toBe(timeZone)
  })

  test.each([
    ['-31.5553', '159.0821', 'Australia/Lord_Howe'],
    ['-31.9505', '141.4533', 'Australia/Broken_Hill'],
    ['-31.6747', '128.8828', 'Australia/Eucla'],
    ['-28.0167', '153.4000', 'Australia/Brisbane'],
  ])('finds %s %s in %s', async (latitude, longitude, timeZone) => {
    const admin = await makePerson(world, {
      accountId: await makeAccount(world, { countryId: 2 }),
      isAccountAdmin: true,
    })
    const answer = await save({ latitude, longitude, countryId: 2, region: 'New South Wales' }, admin)
    expect(answer.responseData?.timeZone).toBe(timeZone)
  })

  test('accepts another zone of the country from the person', async () => {
    expect((await save({ timeZone: 'Pacific/Chatham' })).responseData?.timeZone).toBe('Pacific/Chatham')
    expect((await save({ timeZone: 'Australia/Perth' })).error?.name).toBe('TimeZoneNotThere')
  })
})

describe('rights', () => {
  test('lets only the admin add; managers change, and cannot close', async () => {
    expect((await save({}, team.serviceManager)).httpStatusCode).toBe(403)
    expect((await change({}, team.staffManager)).httpStatusCode).toBe(200)
    expect((await change({ version: 2, isActive: false }, team.staffManager)).httpStatusCode).toBe(403)
    expect((await change({ version: 2, isActive: false })).responseData?.isActive).toBe(false)
  })
})

test('refuses to close a location with bookings to come', async () => {
  const serviceId = await makeAreaService(world, team.serviceAreaId)
  await makeJob(world, serviceId, '2026-11-30T09:00:00', { staffIds: [team.staff.userProfileId] })
  const answer = await change({ isActive: false })
  expect(answer.error).toMatchObject({
    name: 'HasBookings',
    message:
      'This location has confirmed bookings coming up: 1, the next on Mon 30 Nov 2026, 9:00 am. Please move or cancel them before you close it.',
  })
})

test('refuses to close a location with bookings of its sessions to come', async () => {
  const session = await makeSession(world, { activity: await makeActivity(world, { area: team }) })
  await makeActivityBooking(world, { session })
  const answer = await change({ isActive: false })
  expect(answer.error?.message).toContain('coming up: 1, the next on Tue 1 Dec 2026, 10:00 am.')
})

test('refuses to move an existing location out of the country', async () => {
  const answer = await change({ latitude: '-33.8678', longitude: '151.2073' }, team.staffManager)
  expect(answer.httpStatusCode).toBe(422)
  expect(Object.keys(answer.error?.fields ?? {})).toEqual(['longitude'])
})

describe('refusals that save nothing', () => {
  test.each([
    ['a radius of 0.4 km', { radiusKm: 0.4 }, 'radiusKm', 'The radius must be 0.5 to 25 km.'],
    ['a radius of 25.1 km', { radiusKm: 25.1 }, 'radiusKm', 'The radius must be 0.5 to 25 km.'],
    ['no pin', { latitude: '' }, 'latitude', 'There is no pin yet. Set it on the map, or write its latitude.'],
    ['a latitude without decimals', { latitude: '-41' }, 'latitude', 'The latitude is not valid.'],
    ['a longitude off the globe', { longitude: '181.5' }, 'longitude', 'The longitude is not valid.'],
    ['a longitude in words', { longitude: 'east' }, 'longitude', 'The longitude is not valid.'],
    [
      'a latitude that lost its minus',
      { latitude: '41.2784' },
      'latitude',
      'This place is not in New Zealand, the country of your organisation.',
    ],
    [
      'a place in Sydney',
      { latitude: '-33.8678', longitude: '151.2073' },
      'longitude',
      'This place is not in New Zealand, the country of your organisation.',
    ],
    ['a state of the other country', { region: 'Victoria' }, 'region', 'Choose a region.'],
    ['no name', { name: '  ' }, 'name', 'Write something here.'],
    ['an unknown kind of venue', { venueTypeId: 999 }, 'venueTypeId', 'Choose a kind of venue.'],
    [
      'hours that overlap',
      {
        openingHours: [
          { dayOfWeek: 1, opens: '09:00', closes: '12:00' },
          { dayOfWeek: 1, opens: '11:00', closes: '15:00' },
        ],
      },
      'openingHours',
      'Two of these times overlap.',
    ],
  ])('refuses %s', async (_title, wishes, field, sentence) => {
    const answer = await save(wishes)
    expect(answer.httpStatusCode).toBe(422)
    expect(answer.error?.fields?.[field]).toBe(sentence)
    expect(await countOf(team.accountId)).toBe(1)
  })

  test('refuses an address of 501 characters, counting a line break as two', async () => {
    expect((await save({ address: 'a'.repeat(500) })).error).toBeNull()
    expect((await save({ address: `${'a'.repeat(250)}\n${'a'.repeat(249)}` })).httpStatusCode).toBe(422)
  })

  test('refuses another country, and managers of another organisation', async () => {
    expect((await save({ countryId: 2 })).error?.name).toBe('OtherCountry')
    expect((await save({ managerUserProfileIds: [team.otherAdmin.userProfileId] })).error?.name).toBe('NotYourTeam')
  })

  test('accepts the radius at both bounds', async () => {
    expect((await save({ radiusKm: 0.5 })).error).toBeNull()
    expect((await save({ radiusKm: 25 })).error).toBeNull()
  })
})
