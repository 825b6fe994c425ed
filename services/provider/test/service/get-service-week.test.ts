import { service } from '@waymark/contracts/service'
import { makeAreaService } from '@waymark/test-world/makers/area-service'
import { makeException, makeLine } from '@waymark/test-world/makers/schedule'
import { testWorld } from '@waymark/test-world/test-world'
import { beforeEach, expect, test } from 'vitest'
import { makeJob } from '../make-job.ts'
import { makeTeam, type Team } from '../make-team.ts'

const world = await testWorld({ services: ['provider'] })
let team: Team
let serviceId: number

beforeEach(async () => {
  team = await makeTeam(world)
  const staffIds = [team.staff.userProfileId, team.serviceManager.userProfileId]
  serviceId = await makeAreaService(world, team.serviceAreaId, { staffIds, sizeOptionIds: [12], bufferMinutes: 15 })
})

const week = (monday: string) =>
  world.call(service.getServiceWeek, { serviceAreaServiceId: serviceId, monday }, { as: team.staffManager })
const entriesOf = async (monday: string, date: string) =>
  (await week(monday)).responseData?.days
    .find((day) => day.date === date)
    ?.entries.map(({ kind, startTime, endTime, staffNames }) => [
      kind,
      `${startTime}-${endTime}`,
      ...staffNames.map((name) => name.split(' ')[0]),
    ])

test('names who could take a free start and who has a booked one', async () => {
  await makeLine(world, serviceId, 1, '09:00')
  await makeLine(world, serviceId, 1, '13:00')
  const bookingId = await makeJob(world, serviceId, '2026-11-30T09:00:00', { staffIds: [team.staff.userProfileId] })
  expect(await entriesOf('2026-11-30', '2026-11-30')).toEqual([
    ['booked', '09:00-10:00', 'Sina'],
    ['free', '09:00-10:00', 'Mere'],
    ['free', '13:00-14:00', 'Mere', 'Sina'],
  ])
  const answer = await week('2026-11-30')
  expect(answer.responseData?.timeZone).toBe('Pacific/Auckland')
  expect(answer.responseData?.days.map(({ date }) => date)).toEqual([
    '2026-11-30',
    '2026-12-01',
    '2026-12-02',
    '2026-12-03',
    '2026-12-04',
    '2026-12-05',
    '2026-12-06',
  ])
  expect(answer.responseData?.days[0]?.entries[0]?.bookingId).toBe(bookingId)
})

test('shows time away, leave and extra times, and a span over midnight on both days', async () => {
  await makeLine(world, serviceId, 2, '09:00')
  await makeException(world, serviceId, {
    kind: 'away',
    start: '2026-11-30T16:00:00',
    end: '2026-12-01T08:00:00',
    note: 'Stocktake',
  })
  await makeException(world, serviceId, {
    kind: 'extra',
    start: '2026-12-05T09:00:00',
    end: '2026-12-05T10:15:00',
    staffId: team.staff.userProfileId,
  })
  await world.db
    .insertInto('provider.staff_leave')
    .values({
      account_id: team.accountId,
      user_profile_id: team.serviceManager.userProfileId,
      starts_at: new Date('2026-11-30T19:00:00Z'),
      ends_at: new Date('2026-11-30T23:00:00Z'),
      note: null,
    })
    .execute()
  expect(await entriesOf('2026-11-30', '2026-11-30')).toEqual([['away', '16:00-24:00']])
  expect(await entriesOf('2026-11-30', '2026-12-01')).toEqual([
    ['away', '00:00-08:00'],
    ['away', '08:00-12:00', 'Mere'],
    ['free', '09:00-10:00', 'Sina'],
  ])
  expect(await entriesOf('2026-11-30', '2026-12-05')).toEqual([
    ['extra', '09:00-10:15', 'Sina'],
    ['free', '09:00-10:00', 'Sina'],
    ['free', '09:15-10:15', 'Sina'],
  ])
  expect((await week('2026-11-30')).responseData?.days[0]?.entries[0]?.note).toBe('Stocktake')
})

test('shows nothing as free within 24 hours or of a disabled service', async () => {
  // Now is Tuesday 24 November 2026, 09:00.
  await makeLine(world, serviceId, 3, '09:00')
  await makeLine(world, serviceId, 3, '09:15')
  expect(await entriesOf('2026-11-23', '2026-11-25')).toEqual([['free', '09:15-10:15', 'Mere', 'Sina']])
  await world.db
    .updateTable('provider.service_area_service')
    .set({ is_enabled: false })
    .where('id', '=', serviceId)
    .execute()
  expect(await entriesOf('2026-11-23', '2026-11-25')).toEqual([])
})

test('keeps wall times on a Sunday with a clock change', async () => {
  // New Zealand: daylight saving ends on 4 April 2027 at 03:00, and starts on 26 September 2027 at 02:00.
  await makeLine(world, serviceId, 0, '09:00')
  await makeJob(world, serviceId, '2027-09-26T09:00:00', { staffIds: [team.staff.userProfileId] })
  expect(await entriesOf('2027-03-29', '2027-04-04')).toEqual([['free', '09:00-10:00', 'Mere', 'Sina']])
  expect(await entriesOf('2027-09-20', '2027-09-26')).toEqual([
    ['booked', '09:00-10:00', 'Sina'],
    ['free', '09:00-10:00', 'Mere'],
  ])
})

test.each([['2026-12-01'], ['2026-02-30'], ['30/11/2026']])('refuses %s, which is not a Monday', async (monday) => {
  expect((await week(monday)).httpStatusCode).toBe(422)
})

test('names nobody who lacks what the service requires on that day', async () => {
  await makeLine(world, serviceId, 1, '09:00')
  await makeLine(world, serviceId, 2, '09:00')
  await world.db
    .insertInto('provider.required_credential')
    .values({ service_area_id: team.serviceAreaId, service_area_service_id: serviceId, kind: 'driverLicence' })
    .execute()
  expect(await entriesOf('2026-11-30', '2026-11-30')).toEqual([])
  await world.db
    .insertInto('provider.staff_credential')
    .values({
      account_id: team.accountId,
      user_profile_id: team.staff.userProfileId,
      kind: 'driverLicence',
      expires_on: '2026-11-30',
      checked_on: '2026-11-01',
      checked_by: team.admin.userProfileId,
      updated_at: new Date('2026-11-01T00:00:00Z'),
    })
    .execute()
  expect(await entriesOf('2026-11-30', '2026-11-30')).toEqual([['free', '09:00-10:00', 'Sina']])
  expect(await entriesOf('2026-11-30', '2026-12-01')).toEqual([])
})
