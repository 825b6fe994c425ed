import { activitySession } from '@waymark/contracts/activity-session'
import { sessionAvailability } from '@waymark/domain/enums'
import { makePerson } from '@waymark/test-world/makers/person'
import { makeSession } from '@waymark/test-world/makers/session'
import { bootWorld, type World } from '@waymark/test-world/world'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeAmenityTeam } from '../amenity-session/amenity-team.ts'
import { makeTeam, type Team } from './team.ts'

let world: World
let team: Team

beforeAll(async () => {
  world = await bootWorld({ services: ['booking'] })
  team = await makeTeam(world)
})
afterAll(() => world.stop())

const { Available, Removed, AlternativeTimeAvailable, AlternativeTimeDuplicated } = sessionAvailability

function check(input: object, who = team) {
  const { activityId } = who.activity
  return world.call(
    activitySession.checkActivitySessionDates,
    { activityId, startDateTimes: [], endDateTimes: [], ...input },
    { as: who.coordinator },
  )
}

test('says of each date whether it can be added, why not, and when instead', async () => {
  const { activity, aroha } = team
  await makeSession(world, { activity, startsAt: new Date('2026-11-30T21:00:00Z') })
  await makeSession(world, { staff: [aroha], startsAt: new Date('2026-12-02T21:00:00Z') })
  const answer = await check({
    startDateTimes: [
      '2026-12-01T11:00:00',
      '2026-12-01T10:00:00',
      '2026-12-02T10:00:00',
      '2026-12-03T10:00:00',
      '2026-12-04T10:00:00',
    ],
    endDateTimes: [
      '2026-12-01T13:00:00',
      '2026-12-01T12:00:00',
      '2026-12-02T12:00:00',
      '2026-12-03T12:00:00',
      '2026-12-04T12:00:00',
    ],
    staffUserProfileIds: [aroha.userProfileId],
    removed: [4],
  })
  const dates = answer.responseData?.dates
  expect(dates?.map(({ availability, reason }) => [availability, reason])).toEqual([
    [AlternativeTimeAvailable, 'It overlaps another session of this activity.'],
    [AlternativeTimeDuplicated, 'This activity already has this session.'],
    [Available, null],
    [AlternativeTimeAvailable, 'Aroha Ngata already has something then.'],
    [Removed, null],
  ])
  expect(dates?.[0]?.alternativeStarts[0]).toBe('2026-12-01T12:00:00')
})

test('tells of nobody outside the team when they are busy', async () => {
  const other = await makeTeam(world)
  const { aroha } = await makeTeam(world)
  await makeSession(world, { staff: [aroha], startsAt: new Date('2026-12-02T21:00:00Z') })
  const dates = { startDateTimes: ['2026-12-03T10:00:00'], endDateTimes: ['2026-12-03T12:00:00'] }
  const answer = await check({ ...dates, staffUserProfileIds: [aroha.userProfileId] }, other)
  expect(answer.responseData?.dates).toMatchObject([{ availability: Available, reason: null, alternativeStarts: [] }])
})

test('with override, names the session that would be replaced, and says how many are', async () => {
  const other = await makeTeam(world)
  const { activitySessionId } = await makeSession(world, { activity: other.activity })
  const dates = { startDateTimes: ['2026-12-01T11:00:00'], endDateTimes: ['2026-12-01T12:00:00'] }
  const answer = await check({ ...dates, isOverride: true }, other)
  expect(answer.responseData?.dates[0]).toMatchObject({
    availability: Available,
    replacesActivitySessionId: activitySessionId,
    replacesCount: 1,
  })
  const { startsAt } = await makeSession(world, {
    activity: other.activity,
    startsAt: new Date(Date.UTC(2026, 10, 30, 23, 15)),
  })
  expect(startsAt.toISOString()).toBe('2026-11-30T23:15:00.000Z')
  const long = { startDateTimes: ['2026-12-01T10:00:00'], endDateTimes: ['2026-12-01T13:00:00'] }
  const both = await check({ ...long, isOverride: true }, other)
  expect(both.responseData?.dates[0]).toMatchObject({ replacesCount: 2 })
})

test('finds the days on which the location is closed', async () => {
  const other = await makeTeam(world)
  await world.db
    .updateTable('provider.service_area')
    .set({ opening_hours: JSON.stringify([{ dayOfWeek: 3, opens: '09:00', closes: '17:00' }]) })
    .where('id', '=', other.activity.serviceAreaId)
    .execute()
  const answer = await check(
    {
      startDateTimes: ['2026-12-01T10:00:00', '2026-12-02T18:00:00'],
      endDateTimes: ['2026-12-01T11:00:00', '2026-12-02T19:00:00'],
    },
    other,
  )
  expect(answer.responseData?.dates).toMatchObject([
    { reason: 'The location is closed that day.', alternativeStarts: ['2026-12-02T10:00:00', '2026-11-25T10:00:00'] },
    { availability: Available, note: 'Outside the opening hours (9:00 am to 5:00 pm)' },
  ])
  const evening = { startDateTimes: ['2026-12-01T18:00:00'], endDateTimes: ['2026-12-01T19:00:00'] }
  expect((await check(evening, other)).responseData?.dates).toMatchObject([
    { reason: 'The location is closed that day.', alternativeStarts: [] },
  ])
})

test('offers nobody who is on leave', async () => {
  const { aroha, activity } = await makeTeam(world)
  await world.db
    .insertInto('provider.staff_leave')
    .values({
      user_profile_id: aroha.userProfileId,
      account_id: activity.accountId,
      starts_at: new Date('2026-12-08T11:00:00Z'),
      ends_at: new Date('2026-12-09T11:00:00Z'),
      note: null,
    })
    .execute()
  const coordinator = await makePerson(world, { accountId: activity.accountId, roles: { [activity.serviceAreaId]: 5 } })
  const answer = await world.call(
    activitySession.checkActivitySessionDates,
    {
      activityId: activity.activityId,
      startDateTimes: ['2026-12-09T10:00:00'],
      endDateTimes: ['2026-12-09T11:00:00'],
      staffUserProfileIds: [aroha.userProfileId],
    },
    { as: coordinator },
  )
  expect(answer.responseData?.dates[0]?.reason).toBe('Aroha Ngata is on leave then.')
})

test('a date on a closed day says so, and none is offered instead of another', async () => {
  const { activity } = team
  const of = { service_area_id: activity.serviceAreaId, created_by: team.coordinator.userProfileId }
  await world.db
    .insertInto('provider.closed_day')
    .values({ ...of, day: '2026-12-25', name: 'Christmas Day', created_at: world.clock.now() })
    .execute()
  const answer = await check({
    startDateTimes: ['2026-12-18T10:00:00', '2026-12-25T10:00:00'],
    endDateTimes: ['2026-12-18T12:00:00', '2026-12-25T12:00:00'],
  })
  expect(answer.responseData?.dates.map(({ availability, closedFor }) => [availability, closedFor])).toEqual([
    [Available, null],
    [Available, 'Christmas Day'],
  ])
})

test.each([
  ['NotPairs', ['2026-12-01T10:00:00', '2026-12-02T10:00:00'], ['2026-12-01T11:00:00'], 'startDateTimes.1'],
  ['InThePast', ['2026-11-24T08:00:00'], ['2026-11-24T10:00:00'], 'startDateTimes.0'],
  ['EndsBeforeStart', ['2026-12-01T10:00:00'], ['2026-12-01T09:00:00'], 'endDateTimes.0'],
  ['TooLong', ['2026-12-01T10:00:00'], ['2026-12-15T10:15:00'], 'endDateTimes.0'],
  ['TooFarAhead', ['2027-05-25T10:00:00'], ['2027-05-25T11:00:00'], 'startDateTimes.0'],
])('refuses %s at its field', async (name, startDateTimes, endDateTimes, field) => {
  const answer = await check({ startDateTimes, endDateTimes })
  expect(answer).toMatchObject({ httpStatusCode: 409, error: { name } })
  expect(Object.keys(answer.error?.fields ?? {})).toEqual([field])
})

test('refuses a time that the clocks skip', async () => {
  world.clock.advance(Date.parse('2027-09-01T00:00:00Z') - world.clock.now().getTime())
  const coordinator = await world.signIn(team.coordinator.userProfileId)
  const answer = await world.call(
    activitySession.checkActivitySessionDates,
    {
      activityId: team.activity.activityId,
      startDateTimes: ['2027-09-26T02:30:00'],
      endDateTimes: ['2027-09-26T04:00:00'],
    },
    { as: coordinator },
  )
  expect(answer.error).toMatchObject({
    name: 'TimeDoesNotExist',
    message: 'The clocks change that day: 2:30 am does not exist. Choose another time.',
  })
})

test('is for those who manage the location', async () => {
  const input = {
    activityId: team.activity.activityId,
    startDateTimes: ['2026-12-01T10:00:00'],
    endDateTimes: ['2026-12-01T11:00:00'],
  }
  const send = async (as: Parameters<World['call']>[2]) =>
    (await world.call(activitySession.checkActivitySessionDates, input, as)).httpStatusCode
  expect(await send({})).toBe(401)
  expect(await send({ as: await world.signIn(team.aroha.userProfileId) })).toBe(403)
  expect(await send({ as: await makePerson(world) })).toBe(403)
  expect(await send({ as: (await makeTeam(world)).coordinator })).toBe(404)
})

test('leaves out an amenity while it is closed, by its own hours', async () => {
  const { amenity, coordinator } = await makeAmenityTeam(world, {
    openingHours: [{ dayOfWeek: 2, opens: '09:00', closes: '11:00' }],
  })
  const dates = (startDateTimes: string[], endDateTimes: string[]) =>
    world.call(
      activitySession.checkActivitySessionDates,
      { activityId: amenity.activityId, startDateTimes, endDateTimes },
      { as: coordinator },
    )
  const answer = await dates(
    ['2027-09-14T09:00:00', '2027-09-14T13:00:00', '2027-09-15T09:00:00'],
    ['2027-09-14T10:00:00', '2027-09-14T14:00:00', '2027-09-15T10:00:00'],
  )
  expect(answer.responseData?.dates.map(({ reason }) => reason)).toEqual([
    null,
    'The amenity is closed then: its hours that day are 9:00 am to 11:00 am.',
    'The amenity is closed that day, by its own hours.',
  ])
})
