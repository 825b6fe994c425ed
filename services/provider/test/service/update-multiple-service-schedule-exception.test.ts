import { service } from '@waymark/contracts/service'
import { makeAreaService } from '@waymark/test-world/makers/area-service'
import { makeLine } from '@waymark/test-world/makers/schedule'
import { testWorld } from '@waymark/test-world/test-world'
import { beforeEach, expect, test } from 'vitest'
import { makeJob } from '../make-job.ts'
import { makeTeam, type Team } from '../make-team.ts'

const { updateMultipleServiceScheduleException, getServiceScheduleException } = service
const world = await testWorld({ services: ['provider'] })
let team: Team
let morning: number
let evening: number

beforeEach(async () => {
  team = await makeTeam(world)
  morning = await makeAreaService(world, team.serviceAreaId, { staffIds: [team.staff.userProfileId] })
  evening = await makeAreaService(world, team.serviceAreaId, { serviceId: 2 })
})

const christmas = { kind: 'away', startDateTime: '2026-12-25T00:00:00', endDateTime: '2026-12-27T00:00:00' } as const
const save = (wishes: object = {}) =>
  world.call(
    updateMultipleServiceScheduleException,
    {
      serviceAreaId: team.serviceAreaId,
      serviceAreaServiceIds: [morning, evening],
      ...christmas,
      note: ' Christmas ',
      ...wishes,
    },
    { as: team.staffManager },
  )
const spansOf = async (serviceAreaServiceId: number) => {
  const year = { start: '2026-01-01T00:00:00', end: '2028-01-01T00:00:00' }
  const input = { serviceAreaServiceId, ...year }
  return (await world.call(getServiceScheduleException, input, { as: team.admin })).responseData
}

test('closes several services at once, is idempotent, and reopens them', async () => {
  expect((await save()).responseData).toEqual({ serviceAreaServiceIds: [morning, evening] })
  expect((await save()).error).toBeNull()
  for (const id of [morning, evening])
    expect(await spansOf(id)).toMatchObject([{ ...christmas, note: 'Christmas', staffUserProfileId: null }])
  expect((await save({ way: 'remove' })).error).toBeNull()
  for (const id of [morning, evening]) expect(await spansOf(id)).toEqual([])
})

test('gives extra time of one person to the services they do', async () => {
  const staffUserProfileId = team.staff.userProfileId
  const saturday = { startDateTime: '2026-11-28T09:00:00', endDateTime: '2026-11-28T12:00:00' }
  const answer = await save({ kind: 'extra', ...saturday, staffUserProfileId })
  expect(answer.responseData).toEqual({ serviceAreaServiceIds: [morning] })
  expect(await spansOf(morning)).toMatchObject([{ kind: 'extra', staffUserProfileId }])
  expect(await spansOf(evening)).toEqual([])
  const nobodys = await save({ staffUserProfileId: team.otherAdmin.userProfileId })
  expect(nobodys.error?.name).toBe('StaffNotAssigned')
})

test('names the affected bookings, and changes none of the services', async () => {
  await makeLine(world, morning, 5, '09:00')
  const jobId = await makeJob(world, morning, '2026-12-25T09:00:00', { staffIds: [team.staff.userProfileId] })
  const answer = await save()
  expect(answer.error).toMatchObject({ name: 'StrandsBookings', bookingIds: [jobId] })
  expect(await spansOf(evening)).toEqual([])
  expect((await save({ keepsStrandedBookings: true })).error).toBeNull()
  expect(await spansOf(evening)).toHaveLength(1)
})

test.each([
  ['EndsBeforeStart', { endDateTime: '2026-12-24T00:00:00' }],
  ['TimeDoesNotExist', { startDateTime: '2026-09-27T02:30:00' }],
])('refuses %s', async (word, wishes) => {
  expect((await save(wishes)).error?.name).toBe(word)
  expect(await spansOf(morning)).toEqual([])
})

test('refuses a service of another location, and an empty list', async () => {
  const foreign = await makeAreaService(world, (await makeTeam(world)).serviceAreaId)
  expect((await save({ serviceAreaServiceIds: [morning, foreign] })).httpStatusCode).toBe(404)
  expect((await save({ serviceAreaServiceIds: [] })).httpStatusCode).toBe(422)
})
