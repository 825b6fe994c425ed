import { service } from '@waymark/contracts/service'
import { bookingStatus } from '@waymark/domain/enums'
import { makeAreaService } from '@waymark/test-world/makers/area-service'
import { makeLine } from '@waymark/test-world/makers/schedule'
import { testWorld } from '@waymark/test-world/test-world'
import { beforeEach, describe, expect, test } from 'vitest'
import { makeJob } from '../make-job.ts'
import { makeTeam, type Team } from '../make-team.ts'

const { updateListServiceScheduleBase, getServiceScheduleBase } = service
const world = await testWorld({ services: ['provider'] })
let team: Team
let serviceId: number
let monday9: number

beforeEach(async () => {
  team = await makeTeam(world)
  serviceId = await makeAreaService(world, team.serviceAreaId, { staffIds: [team.staff.userProfileId] })
  monday9 = await makeLine(world, serviceId, 1, '09:00')
})

const newLine = (dayOfWeek: number, startTime: string) => ({ scheduleLineId: null, dayOfWeek, startTime })
const save = (wishes: object) =>
  world.call(
    updateListServiceScheduleBase,
    { serviceAreaServiceId: serviceId, version: 1, lines: [], ...wishes },
    { as: team.staffManager },
  )
const timesNow = async () => {
  const { responseData } = await world.call(getServiceScheduleBase, { id: serviceId }, { as: team.admin })
  return responseData?.lines.map((line) => `${line.dayOfWeek} ${line.startTime}`)
}

test('adds, moves and deletes lines in one go, and raises the version', async () => {
  const tuesday = await makeLine(world, serviceId, 2, '10:00')
  const answer = await save({
    lines: [
      { scheduleLineId: monday9, dayOfWeek: 1, startTime: '09:15', staffUserProfileIds: [team.staff.userProfileId] },
      newLine(0, '06:00'),
      newLine(6, '18:00'),
    ],
    deletedScheduleLineIds: [tuesday],
  })
  expect(answer.error).toBeNull()
  expect(answer.responseData).toMatchObject({ version: 2, serviceName: 'Morning care', durationMinutes: 30 })
  expect(answer.responseData?.lines).toMatchObject([
    { dayOfWeek: 0, startTime: '06:00', staffUserProfileIds: [] },
    {
      scheduleLineId: monday9,
      dayOfWeek: 1,
      startTime: '09:15',
      staffUserProfileIds: [team.staff.userProfileId],
    },
    { dayOfWeek: 6, startTime: '18:00' },
  ])
  expect(answer.responseData?.staff).toEqual([
    { userProfileId: team.staff.userProfileId, firstName: 'Sina', lastName: expect.any(String) },
  ])
})

test('lets two lines swap their times', async () => {
  const monday10 = await makeLine(world, serviceId, 1, '10:00')
  const answer = await save({
    lines: [
      { scheduleLineId: monday9, dayOfWeek: 1, startTime: '10:00' },
      { scheduleLineId: monday10, dayOfWeek: 1, startTime: '09:00' },
    ],
  })
  expect(answer.responseData?.lines.map((line) => line.scheduleLineId)).toEqual([monday10, monday9])
})

test('refuses the second of two concurrent saves, and writes nothing of it', async () => {
  const [first, second] = await Promise.all([
    save({ lines: [newLine(3, '09:00')] }),
    save({ lines: [newLine(4, '09:00')] }),
  ])
  expect([first.httpStatusCode, second.httpStatusCode].sort()).toEqual([200, 409])
  const refused = first.error ?? second.error
  expect(refused).toMatchObject({ name: 'ChangedMeanwhile' })
  expect(await timesNow()).toHaveLength(2)
})

describe('refuses without changing anything', () => {
  test.each(['09:10', '05:45', '18:15'])('refuses %s, off the quarter hours of the day', async (startTime) => {
    const answer = await save({ lines: [newLine(2, '10:00'), newLine(1, startTime)] })
    expect(answer).toMatchObject({
      httpStatusCode: 409,
      treatErrorAsInform: true,
      error: { name: 'OffTheQuarterHour' },
    })
    expect(await timesNow()).toEqual(['1 09:00'])
  })

  test.each([
    ['a line that exists', [newLine(1, '09:00')]],
    ['a line given twice', [newLine(5, '09:00'), newLine(5, '09:00')]],
  ])('refuses %s', async (_title, lines) => {
    const answer = await save({ lines })
    expect(answer.error).toMatchObject({ name: 'LineTwice', message: 'This time is already in the list.' })
    expect(await timesNow()).toEqual(['1 09:00'])
  })

  test('refuses staff not assigned to the service', async () => {
    const answer = await save({
      lines: [{ ...newLine(1, '10:00'), staffUserProfileIds: [team.otherAdmin.userProfileId] }],
    })
    expect(answer.error?.name).toBe('StaffNotAssigned')
    expect(await timesNow()).toEqual(['1 09:00'])
  })

  test('refuses a line of another service', async () => {
    const other = await makeAreaService(world, team.serviceAreaId, { serviceId: 2 })
    const foreign = await makeLine(world, other, 1, '09:00')
    const move = await save({ lines: [{ scheduleLineId: foreign, dayOfWeek: 1, startTime: '11:00' }] })
    expect(move.httpStatusCode).toBe(404)
    expect((await save({ deletedScheduleLineIds: [foreign] })).httpStatusCode).toBe(404)
    expect(
      await world.db.selectFrom('provider.schedule_line').select('id').where('id', '=', foreign).execute(),
    ).toHaveLength(1)
  })

  test.each([
    ['an unknown day of the week', [newLine(7, '09:00')]],
    ['a time with seconds', [newLine(1, '09:00:00')]],
    ['an unknown field', [{ ...newLine(1, '10:00'), colour: 'red' }]],
  ])('refuses %s', async (_title, lines) => {
    expect((await save({ lines })).httpStatusCode).toBe(422)
  })

  test('refuses to change and delete one line at once', async () => {
    const answer = await save({
      lines: [{ scheduleLineId: monday9, dayOfWeek: 1, startTime: '10:00' }],
      deletedScheduleLineIds: [monday9],
    })
    expect(answer.httpStatusCode).toBe(422)
  })
})

describe('confirmed bookings at a line', () => {
  beforeEach(async () => {
    const staffIds = [team.staff.userProfileId]
    await makeJob(world, serviceId, '2026-11-30T09:00:00', { staffIds })
    await makeJob(world, serviceId, '2026-12-07T09:00:00', { staffIds })
  })

  test('asks first before the line is deleted or moved', async () => {
    const answer = await save({ deletedScheduleLineIds: [monday9] })
    expect(answer.error).toMatchObject({
      name: 'StrandsBookings',
      message:
        'Confirmed bookings that start at these times: 2, the next on Mon 30 Nov 2026, 9:00 am. They stay as they are if you continue.',
    })
    const moved = await save({ lines: [{ scheduleLineId: monday9, dayOfWeek: 1, startTime: '09:30' }] })
    expect(moved.error?.name).toBe('StrandsBookings')
    expect(await timesNow()).toEqual(['1 09:00'])
  })

  test('keeps them after confirmation', async () => {
    const answer = await save({ deletedScheduleLineIds: [monday9], keepsStrandedBookings: true })
    expect(answer.responseData?.lines).toEqual([])
    const kept = await world.db
      .selectFrom('booking.booking')
      .select('status')
      .where('service_area_service_id', '=', serviceId)
      .execute()
    expect(kept).toEqual([{ status: 1 }, { status: 1 }])
  })

  test('does not ask for other lines', async () => {
    expect((await save({ lines: [newLine(2, '09:00')] })).error).toBeNull()
  })
})

test('does not ask for past or cancelled bookings', async () => {
  const staffIds = [team.staff.userProfileId]
  await makeJob(world, serviceId, '2026-11-16T09:00:00', { staffIds })
  await makeJob(world, serviceId, '2026-11-30T09:00:00', { status: bookingStatus.Cancelled })
  expect((await save({ deletedScheduleLineIds: [monday9] })).error).toBeNull()
})

test('keeps a booking on its line across a clock change', async () => {
  // Daylight saving ends in New Zealand on Sunday 4 April 2027.
  const sunday = await makeLine(world, serviceId, 0, '09:00')
  await makeJob(world, serviceId, '2027-04-04T09:00:00', { staffIds: [team.staff.userProfileId] })
  const answer = await save({ deletedScheduleLineIds: [sunday] })
  expect(answer.error?.message).toContain('1, the next on Sun 4 Apr 2027, 9:00 am')
})
