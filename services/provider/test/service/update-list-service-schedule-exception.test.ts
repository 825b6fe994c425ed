import { service } from '@waymark/contracts/service'
import { makeAreaService } from '@waymark/test-world/makers/area-service'
import { makeException, makeLine } from '@waymark/test-world/makers/schedule'
import { testWorld } from '@waymark/test-world/test-world'
import { beforeEach, describe, expect, test } from 'vitest'
import { makeJob } from '../make-job.ts'
import { makeTeam, type Team } from '../make-team.ts'

const { updateListServiceScheduleException, getServiceScheduleException } = service
const world = await testWorld({ services: ['provider'] })
let team: Team
let serviceId: number

beforeEach(async () => {
  team = await makeTeam(world)
  serviceId = await makeAreaService(world, team.serviceAreaId, { staffIds: [team.staff.userProfileId] })
})

const newSpan = (startDateTime: string, endDateTime: string, more: object = {}) => ({
  scheduleExceptionId: null,
  kind: 'away' as const,
  startDateTime,
  endDateTime,
  staffUserProfileId: null,
  ...more,
})
const save = (wishes: object) =>
  world.call(
    updateListServiceScheduleException,
    { serviceAreaServiceId: serviceId, lines: [], ...wishes },
    { as: team.serviceManager },
  )
const listed = async (start = '2026-01-01T00:00:00', end = '2028-01-01T00:00:00') => {
  const input = { serviceAreaServiceId: serviceId, start, end }
  return (await world.call(getServiceScheduleException, input, { as: team.admin })).responseData
}

test('adds, changes and deletes spans, and answers them as wall times of the area', async () => {
  const leaving = await makeException(world, serviceId, {
    kind: 'away',
    start: '2026-12-01T09:00:00',
    end: '2026-12-01T12:00:00',
  })
  const changed = await makeException(world, serviceId, {
    kind: 'extra',
    start: '2026-12-05T09:00:00',
    end: '2026-12-05T12:00:00',
  })
  const answer = await save({
    lines: [
      newSpan('2026-12-24T00:00:00', '2027-01-05T00:00:00', { note: '  Summer closing  ' }),
      newSpan('2026-12-06T09:00:00', '2026-12-06T13:00:00', {
        scheduleExceptionId: changed,
        version: 1,
        kind: 'extra',
        staffUserProfileId: team.staff.userProfileId,
      }),
    ],
    deletedScheduleExceptionIds: [leaving],
  })
  expect(answer.error).toBeNull()
  expect(answer.responseData).toEqual([
    {
      scheduleExceptionId: expect.any(Number),
      kind: 'away',
      startDateTime: '2026-12-24T00:00:00',
      endDateTime: '2027-01-05T00:00:00',
      staffUserProfileId: null,
      note: 'Summer closing',
      version: 1,
    },
    {
      scheduleExceptionId: changed,
      kind: 'extra',
      startDateTime: '2026-12-06T09:00:00',
      endDateTime: '2026-12-06T13:00:00',
      staffUserProfileId: team.staff.userProfileId,
      note: null,
      version: 2,
    },
  ])
  expect((await listed())?.map(({ kind }) => kind)).toEqual(['extra', 'away'])
})

test('lists the spans that overlap the requested time', async () => {
  await makeException(world, serviceId, { kind: 'away', start: '2026-12-24T00:00:00', end: '2027-01-05T00:00:00' })
  expect(await listed('2027-01-04T00:00:00', '2027-01-11T00:00:00')).toHaveLength(1)
  expect(await listed('2027-01-05T00:00:00', '2027-01-11T00:00:00')).toEqual([])
  expect(await listed('2026-12-01T00:00:00', '2026-12-24T00:00:00')).toEqual([])
  const input = { serviceAreaServiceId: serviceId, start: '2027-01-05T00:00:00', end: '2027-01-05T00:00:00' }
  const backwards = await world.call(getServiceScheduleException, input, { as: team.admin })
  expect(backwards.error?.fields).toEqual({ end: 'The end must be after the start.' })
})

test('is idempotent, and refuses to turn one span into another', async () => {
  const span = newSpan('2026-12-24T00:00:00', '2027-01-05T00:00:00', { note: 'Summer' })
  const first = await save({ lines: [span] })
  const again = await save({ lines: [span, newSpan('2026-12-01T09:00:00', '2026-12-01T12:00:00')] })
  expect(again.responseData?.[0]).toEqual(first.responseData?.[0])
  expect(await listed()).toHaveLength(2)
  const moved = await save({
    lines: [{ ...span, scheduleExceptionId: again.responseData?.[1]?.scheduleExceptionId, version: 1 }],
  })
  expect(moved.error?.name).toBe('LineTwice')
  expect(await listed()).toHaveLength(2)
})

test('refuses the second of two concurrent changes of one span, and keeps the first', async () => {
  const first = newSpan('2026-12-24T00:00:00', '2027-01-05T00:00:00')
  const saved = (await save({ lines: [first] })).responseData?.[0]
  const { scheduleExceptionId = 0, version } = saved ?? {}
  const theirs = { ...first, scheduleExceptionId, version, note: 'Theirs' }
  const mine = { ...first, scheduleExceptionId, version, note: 'Mine' }
  const answers = await Promise.all([save({ lines: [theirs] }), save({ lines: [mine] })])
  expect(answers.map(({ error }) => error?.name).toSorted()).toEqual(['ChangedMeanwhile', undefined])
  expect((await listed())?.map(({ note }) => note)).toEqual([answers[0]?.error ? 'Mine' : 'Theirs'])
})

describe('refuses without changing anything', () => {
  test.each([
    ['a span that ends when it starts', '2026-12-01T09:00:00', '2026-12-01T09:00:00'],
    ['a span that ends before it starts', '2026-12-01T09:00:00', '2026-11-30T17:00:00'],
  ])('refuses %s', async (_title, start, end) => {
    const answer = await save({ lines: [newSpan('2026-12-02T09:00:00', '2026-12-02T10:00:00'), newSpan(start, end)] })
    expect(answer.error).toMatchObject({ name: 'EndsBeforeStart', message: 'The end must be after the start.' })
    expect(await listed()).toEqual([])
  })

  test('refuses staff of another organisation', async () => {
    const answer = await save({
      lines: [
        newSpan('2026-12-02T09:00:00', '2026-12-02T10:00:00', { staffUserProfileId: team.otherAdmin.userProfileId }),
      ],
    })
    expect(answer.error?.name).toBe('StaffNotAssigned')
    expect(await listed()).toEqual([])
  })

  test('refuses a span of another service', async () => {
    const other = await makeAreaService(world, team.serviceAreaId, { serviceId: 2 })
    const span = { kind: 'away' as const, start: '2026-12-01T09:00:00', end: '2026-12-01T12:00:00' }
    const foreign = await makeException(world, other, span)
    const answer = await save({
      lines: [newSpan('2026-12-01T09:00:00', '2026-12-01T10:00:00', { scheduleExceptionId: foreign })],
    })
    expect(answer.httpStatusCode).toBe(404)
    expect((await save({ deletedScheduleExceptionIds: [foreign] })).httpStatusCode).toBe(404)
  })

  test.each([
    ['an impossible date', newSpan('2026-02-30T09:00:00', '2026-12-01T10:00:00')],
    ['an instant instead of a wall time', newSpan('2026-12-01T09:00:00Z', '2026-12-01T10:00:00')],
    ['an unknown kind', newSpan('2026-12-01T09:00:00', '2026-12-01T10:00:00', { kind: 'closed' })],
    ['a note that is too long', newSpan('2026-12-01T09:00:00', '2026-12-01T10:00:00', { note: 'a'.repeat(201) })],
  ])('refuses %s', async (_title, line) => {
    expect((await save({ lines: [line] })).httpStatusCode).toBe(422)
  })
})

describe('days with a clock change', () => {
  // New Zealand: 02:00 becomes 03:00 on 27 September 2026, 03:00 becomes 02:00 on 4 April 2027.
  test('refuses a skipped time, at either end', async () => {
    for (const span of [
      newSpan('2026-09-27T02:30:00', '2026-09-27T09:00:00'),
      newSpan('2026-09-27T01:00:00', '2026-09-27T02:00:00'),
    ]) {
      const answer = await save({ lines: [span] })
      expect(answer.error).toMatchObject({
        name: 'TimeDoesNotExist',
        message: 'The clocks change that day: this time does not exist. Choose another time.',
      })
    }
    expect(await listed()).toEqual([])
  })

  test('takes the first of a time that occurs twice', async () => {
    await save({ lines: [newSpan('2027-04-04T02:30:00', '2027-04-04T12:00:00')] })
    const kept = await world.db
      .selectFrom('provider.schedule_exception')
      .select(['starts_at', 'ends_at'])
      .where('service_area_service_id', '=', serviceId)
      .executeTakeFirstOrThrow()
    expect(kept.starts_at.toISOString()).toBe('2027-04-03T13:30:00.000Z')
    expect(kept.ends_at.toISOString()).toBe('2027-04-04T00:00:00.000Z')
  })

  test('skips half an hour on Lord Howe Island', async () => {
    const island = await makeTeam(world, { area: { timeZone: 'Australia/Lord_Howe' } })
    const islandService = await makeAreaService(world, island.serviceAreaId)
    const on = (start: string) =>
      world.call(
        updateListServiceScheduleException,
        { serviceAreaServiceId: islandService, lines: [newSpan(start, '2026-10-04T09:00:00')] },
        { as: island.admin },
      )
    expect((await on('2026-10-04T02:15:00')).error?.name).toBe('TimeDoesNotExist')
    expect((await on('2026-10-04T02:30:00')).error).toBeNull()
  })
})

describe('confirmed bookings in the span', () => {
  let jobId: number
  beforeEach(async () => {
    await makeLine(world, serviceId, 1, '09:00')
    jobId = await makeJob(world, serviceId, '2026-11-30T09:00:00', { staffIds: [team.staff.userProfileId] })
  })
  const day = (more: object = {}) => newSpan('2026-11-30T00:00:00', '2026-12-01T00:00:00', more)

  test('asks before time away, then keeps them', async () => {
    const answer = await save({ lines: [day()] })
    expect(answer.error).toMatchObject({
      name: 'StrandsBookings',
      message:
        'Confirmed bookings in these times: 1, the next on Mon 30 Nov 2026, 9:00 am. They stay as they are if you continue.',
      bookingIds: [jobId],
    })
    expect(await listed()).toEqual([])
    expect((await save({ lines: [day()], keepsStrandedBookings: true })).error).toBeNull()
  })

  test('asks for time away of the assigned person, not of another', async () => {
    const { userProfileId: otherId } = team.serviceManager
    await world.db
      .insertInto('provider.service_staff')
      .values({ service_area_service_id: serviceId, user_profile_id: otherId })
      .execute()
    expect((await save({ lines: [day({ staffUserProfileId: team.staff.userProfileId })] })).error?.name).toBe(
      'StrandsBookings',
    )
    expect((await save({ lines: [day({ staffUserProfileId: otherId })] })).error).toBeNull()
  })

  test('asks about the bookings in an extra span that is deleted', async () => {
    const span = { kind: 'extra' as const, start: '2026-12-05T09:00:00', end: '2026-12-05T12:00:00' }
    const extra = await makeException(world, serviceId, span)
    await makeJob(world, serviceId, '2026-12-05T10:00:00', { staffIds: [team.staff.userProfileId] })
    const answer = await save({ deletedScheduleExceptionIds: [extra] })
    expect(answer.error?.message).toContain('1, the next on Sat 5 Dec 2026, 10:00 am')
  })
})
