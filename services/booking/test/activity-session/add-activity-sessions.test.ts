import { activitySession } from '@waymark/contracts/activity-session'
import { repeatDates } from '@waymark/domain/booking/repeat'
import { makeActivityBooking } from '@waymark/test-world/makers/activity-booking'
import { makePerson } from '@waymark/test-world/makers/person'
import { makeSession } from '@waymark/test-world/makers/session'
import { bootWorld, type World } from '@waymark/test-world/world'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connectCards, makeTeam, type Team } from './team.ts'

let world: World

beforeAll(async () => {
  world = await bootWorld({ services: ['booking'] })
})
afterAll(() => world.stop())

const one = { startDateTimes: ['2026-12-01T10:00:00'], endDateTimes: ['2026-12-01T12:00:00'] }

const add = ({ activity: { activityId }, coordinator }: Team, input: object = {}, idempotencyKey?: string) =>
  world.call(
    activitySession.addActivitySessions,
    { activityId, ...one, ...input },
    { as: coordinator, ...(idempotencyKey ? { idempotencyKey } : {}) },
  )

const sessionsOf = ({ activity }: Team) =>
  world.db
    .selectFrom('booking.activity_session')
    .select(['id', 'status', 'cancel_reason'])
    .where('activity_id', '=', activity.activityId)
    .orderBy('id')
    .execute()

test('adds 12 weekly sessions that keep their wall time, with what the activity says', async () => {
  const team = await makeTeam(world, { spacesPerSession: 8, spacesPerClient: 3, wheelchairSpaces: 2, quietPlaces: 1 })
  const { aroha, activity } = team
  await world.db
    .insertInto('provider.activity_staff')
    .values({ activity_id: activity.activityId, user_profile_id: aroha.userProfileId })
    .execute()
  const startDateTimes = repeatDates('2027-03-02T18:00:00', 'Weekly', '2027-05-18')
  const endDateTimes = startDateTimes.map((start) => start.replace('T18', 'T19'))
  const answer = await add(team, { startDateTimes, endDateTimes, note: 'Bring a towel.' })
  expect(answer.responseData?.skipped).toEqual([])
  expect(answer.responseData?.sessions).toHaveLength(12)
  expect(answer.responseData?.sessions.map(({ startDateTime }) => startDateTime)).toEqual(startDateTimes)
  expect(answer.responseData?.sessions[0]).toMatchObject({
    status: 'Draft',
    maxSpaces: 8,
    maxSpacesPerClient: 3,
    priceCents: 0,
    currency: 'NZD',
    accessStock: { wheelchairSpaces: { total: 2, left: 2 }, quietPlaces: { total: 1, left: 1 } },
    staff: [{ firstName: 'Aroha', lastName: 'Ngata' }],
  })
  const held = await world.db
    .selectFrom('booking.staff_time')
    .select('user_profile_id')
    .where('user_profile_id', '=', aroha.userProfileId)
    .execute()
  expect(held).toHaveLength(12)
})

test('takes what is given for these dates instead', async () => {
  const team = await makeTeam(world, { priceCents: 2400, concessionPriceCents: 1200 })
  await connectCards(world, team.activity)
  const answer = await add(team, {
    status: 'Active',
    maxSpaces: 5,
    maxSpacesPerClient: 2,
    priceCents: 1000,
    wheelchairSpaces: 0,
    hearingReceivers: 3,
    staffUserProfileIds: [team.sione.userProfileId],
  })
  expect(answer.responseData?.sessions[0]).toMatchObject({
    status: 'Active',
    maxSpaces: 5,
    maxSpacesPerClient: 2,
    priceCents: 1000,
    concessionPriceCents: 1000,
    accessStock: { wheelchairSpaces: { total: 0 }, hearingReceivers: { total: 3 } },
    staff: [{ firstName: 'Sione' }],
  })
})

test('adds once however often it is sent, also at once', async () => {
  const team = await makeTeam(world)
  const answers = await Promise.all([1, 2, 3, 4].map(() => add(team, {}, 'sessions-once')))
  const ids = answers.map(({ responseData }) => responseData?.sessions.map((session) => session.activitySessionId))
  expect(new Set(ids.map(String)).size).toBe(1)
  expect(await sessionsOf(team)).toHaveLength(1)
})

test('skips dates that are taken, with their reasons, and refuses when none is left', async () => {
  const team = await makeTeam(world)
  await add(team)
  const answer = await add(team, {
    startDateTimes: ['2026-12-01T11:00:00', '2026-12-02T10:00:00', '2026-12-02T10:00:00'],
    endDateTimes: ['2026-12-01T13:00:00', '2026-12-02T12:00:00', '2026-12-02T12:00:00'],
  })
  expect(answer.responseData?.sessions.map(({ startDateTime }) => startDateTime)).toEqual(['2026-12-02T10:00:00'])
  expect(answer.responseData?.skipped).toEqual([
    { startDateTime: '2026-12-01T11:00:00', reason: 'It overlaps another session of this activity.' },
    { startDateTime: '2026-12-02T10:00:00', reason: 'This date stands here twice.' },
  ])
  expect((await add(team)).error?.name).toBe('NothingToAdd')
})

test('an override replaces sessions that nobody has booked, and no others', async () => {
  const team = await makeTeam(world)
  const { activity, aroha } = team
  const free = await makeSession(world, { activity, staff: [aroha] })
  const booked = await makeSession(world, { activity, startsAt: new Date('2026-12-01T21:00:00Z') })
  await makeActivityBooking(world, { session: booked })
  const answer = await add(team, {
    startDateTimes: ['2026-12-01T11:00:00', '2026-12-02T11:00:00'],
    endDateTimes: ['2026-12-01T13:00:00', '2026-12-02T13:00:00'],
    isOverride: true,
    staffUserProfileIds: [aroha.userProfileId],
  })
  expect(answer.responseData?.sessions).toHaveLength(1)
  expect(answer.responseData?.skipped).toHaveLength(1)
  expect((await sessionsOf(team)).map(({ id, status }) => [id, status])).toEqual([
    [free.activitySessionId, 'Cancelled'],
    [booked.activitySessionId, 'Active'],
    [answer.responseData?.sessions[0]?.activitySessionId, 'Draft'],
  ])
})

test('refuses with the name of somebody who is busy, and adds nothing', async () => {
  const team = await makeTeam(world)
  const { aroha, sione } = team
  await makeSession(world, { staff: [aroha], startsAt: new Date('2026-12-01T22:00:00Z') })
  const answer = await add(team, {
    startDateTimes: ['2026-12-01T10:00:00', '2026-12-02T10:00:00'],
    endDateTimes: ['2026-12-01T12:00:00', '2026-12-02T12:00:00'],
    staffUserProfileIds: [sione.userProfileId, aroha.userProfileId],
  })
  expect(answer.error).toMatchObject({
    name: 'StaffBusy',
    message: 'Aroha Ngata already has something at Wed 2 Dec 2026, 10:00 am.',
  })
  expect(await sessionsOf(team)).toEqual([])
})

test('never gives one person two sessions at once, however many ask at once', async () => {
  const teams = [await makeTeam(world)]
  const [first] = teams
  if (!first) throw new Error('no team')
  const { aroha } = first
  for (let count = 0; count < 4; count += 1) {
    const team = await makeTeam(world, { area: first.activity })
    teams.push(team)
  }
  const answers = await Promise.all(teams.map((team) => add(team, { staffUserProfileIds: [aroha.userProfileId] })))
  expect(answers.map(({ httpStatusCode }) => httpStatusCode).toSorted()).toEqual([200, 409, 409, 409, 409])
  expect(answers.filter(({ error }) => error?.message.startsWith('Aroha Ngata'))).toHaveLength(4)
})

test('refuses what cannot be', async () => {
  const team = await makeTeam(world, { priceCents: 2400 })
  expect((await add(team, { status: 'Active' })).error?.name).toBe('NotConnected')
  expect((await add(team, { status: 'Active', priceCents: 0 })).httpStatusCode).toBe(200)
  const stranger = await makePerson(world)
  expect((await add(team, { staffUserProfileIds: [stranger.userProfileId] })).error?.name).toBe('NotInTeam')
  const tooMany = await add(team, { maxSpaces: 3, maxSpacesPerClient: 4, wheelchairSpaces: 4 })
  expect(tooMany.httpStatusCode).toBe(422)
  expect(Object.keys(tooMany.error?.fields ?? {})).toEqual(['maxSpacesPerClient', 'wheelchairSpaces'])
  expect((await add(team, { startDateTimes: ['2026-11-23T10:00:00'] })).error?.name).toBe('InThePast')
  const over = await makeTeam(world, { status: 'Cancelled' })
  expect((await add(over)).error).toMatchObject({
    name: 'ActivityOver',
    message: 'This activity is Cancelled. Sessions cannot be added.',
  })
})
