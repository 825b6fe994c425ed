import { service } from '@waymark/contracts/service'
import { makeAreaService } from '@waymark/test-world/makers/area-service'
import { makeLine } from '@waymark/test-world/makers/schedule'
import { testWorld } from '@waymark/test-world/test-world'
import { beforeEach, expect, test } from 'vitest'
import { makeJob } from '../make-job.ts'
import { makeTeam, type Team } from '../make-team.ts'

const { updateMultipleServiceScheduleBase, getServiceScheduleBase } = service
const world = await testWorld({ services: ['provider'] })
let team: Team
let morning: number
let evening: number

beforeEach(async () => {
  team = await makeTeam(world)
  const staffIds = [team.staff.userProfileId]
  morning = await makeAreaService(world, team.serviceAreaId, { staffIds })
  evening = await makeAreaService(world, team.serviceAreaId, { serviceId: 2, staffIds })
  await makeLine(world, morning, 6, '09:00', staffIds)
  await makeLine(world, morning, 6, '13:00')
})

const save = (wishes: object = {}) =>
  world.call(
    updateMultipleServiceScheduleBase,
    {
      serviceAreaId: team.serviceAreaId,
      services: [
        { serviceAreaServiceId: evening, version: 1 },
        { serviceAreaServiceId: morning, version: 1 },
      ],
      way: 'add',
      daysOfWeek: [6, 0],
      startTimes: ['09:00', '10:15'],
      ...wishes,
    },
    { as: team.serviceManager },
  )
const linesOf = async (id: number) => {
  const { responseData } = await world.call(getServiceScheduleBase, { id }, { as: team.admin })
  return responseData?.lines.map((line) => `${line.dayOfWeek} ${line.startTime}`)
}

test('adds times to several services, and keeps existing ones with their staff', async () => {
  const answer = await save()
  expect(answer.responseData).toMatchObject([
    { serviceAreaServiceId: morning, lineCount: 5, scheduleVersion: 2 },
    { serviceAreaServiceId: evening, lineCount: 4, scheduleVersion: 2 },
  ])
  expect(await linesOf(morning)).toEqual(['0 09:00', '0 10:15', '6 09:00', '6 10:15', '6 13:00'])
  const base = await world.call(getServiceScheduleBase, { id: morning }, { as: team.admin })
  expect(base.responseData?.lines.find(({ dayOfWeek, startTime }) => dayOfWeek === 6 && startTime === '09:00')).toEqual(
    expect.objectContaining({ staffUserProfileIds: [team.staff.userProfileId] }),
  )
})

test('replaces the times of a day, deletes some, or all of the day', async () => {
  await save({ way: 'replace', daysOfWeek: [6], startTimes: ['09:00', '10:15'] })
  expect(await linesOf(morning)).toEqual(['6 09:00', '6 10:15'])
  const services = [{ serviceAreaServiceId: morning, version: 2 }]
  await save({ services, way: 'remove', daysOfWeek: [6], startTimes: ['10:15'] })
  expect(await linesOf(morning)).toEqual(['6 09:00'])
  await save({ services: [{ ...services[0], version: 3 }], way: 'remove', daysOfWeek: [6], startTimes: [] })
  expect(await linesOf(morning)).toEqual([])
  expect(await linesOf(evening)).toEqual(['6 09:00', '6 10:15'])
})

test('changes nothing on a repeat, not even the version', async () => {
  await save()
  const services = [{ serviceAreaServiceId: evening, version: 2 }]
  expect((await save({ services })).responseData).toMatchObject([{ scheduleVersion: 2 }])
})

test('changes none on a conflict with one of them', async () => {
  await world.call(
    service.updateListServiceScheduleBase,
    { serviceAreaServiceId: evening, version: 1, lines: [{ scheduleLineId: null, dayOfWeek: 1, startTime: '17:00' }] },
    { as: team.staffManager },
  )
  const answer = await save()
  expect(answer.error).toMatchObject({
    name: 'ChangedMeanwhile',
    message:
      'Someone else changed the times of Evening care. We have loaded theirs. Please check them, then save again.',
  })
  expect(await linesOf(morning)).toEqual(['6 09:00', '6 13:00'])
})

test('names the bookings that would lose their start, across services, and keeps them after confirmation', async () => {
  const staffIds = [team.staff.userProfileId]
  await makeLine(world, evening, 6, '17:00')
  const later = await makeJob(world, evening, '2026-11-28T17:00:00', { staffIds })
  const first = await makeJob(world, morning, '2026-11-28T13:00:00', { staffIds })
  await makeJob(world, morning, '2026-11-28T09:00:00', { staffIds })
  const wish = { way: 'replace', daysOfWeek: [6], startTimes: ['09:00'] }
  const answer = await save(wish)
  expect(answer.error).toMatchObject({ name: 'StrandsBookings', bookingIds: [first, later] })
  expect(answer.error?.message).toContain('2, the next on Sat 28 Nov 2026, 1:00 pm')
  expect(await linesOf(evening)).toEqual(['6 17:00'])
  expect((await save({ ...wish, keepsStrandedBookings: true })).error).toBeNull()
  expect(await linesOf(evening)).toEqual(['6 09:00'])
})

test.each([
  ['a time off the quarter hour', { startTimes: ['09:05'] }, 'OffTheQuarterHour'],
  ['a time before the day of a provider', { startTimes: ['05:45'] }, 'OffTheQuarterHour'],
  ['no time to add', { startTimes: [] }, 422],
  ['no day', { daysOfWeek: [] }, 422],
  ['no service', { services: [] }, 422],
])('refuses %s', async (_title, wishes, expected) => {
  const answer = await save(wishes)
  expect(typeof expected === 'string' ? answer.error?.name : answer.httpStatusCode).toBe(expected)
})

test('refuses a service given twice, and one of another location', async () => {
  const twice = { serviceAreaServiceId: morning, version: 1 }
  expect((await save({ services: [twice, twice] })).httpStatusCode).toBe(422)
  const foreign = await makeAreaService(world, (await makeTeam(world)).serviceAreaId)
  expect((await save({ services: [twice, { serviceAreaServiceId: foreign, version: 1 }] })).httpStatusCode).toBe(404)
})
