import { serviceArea } from '@waymark/contracts/service-area'
import { staffRole } from '@waymark/domain/enums'
import { makeActivity } from '@waymark/test-world/makers/activity'
import { makeArea } from '@waymark/test-world/makers/area'
import { makeAreaService } from '@waymark/test-world/makers/area-service'
import { makePerson } from '@waymark/test-world/makers/person'
import { makeException, makeLine } from '@waymark/test-world/makers/schedule'
import { makeSession } from '@waymark/test-world/makers/session'
import { testWorld } from '@waymark/test-world/test-world'
import { beforeEach, describe, expect, test } from 'vitest'
import { makeJob } from './make-job.ts'
import { makeTeam, type Team } from './make-team.ts'

const world = await testWorld({ services: ['provider', 'identity', 'notify'] })
let team: Team
let morning: number
let evening: number

beforeEach(async () => {
  team = await makeTeam(world)
  morning = await makeAreaService(world, team.serviceAreaId, { staffIds: [team.staff.userProfileId] })
  evening = await makeAreaService(world, team.serviceAreaId, { serviceId: 2 })
})

const save = (wishes: object, as = team.admin) =>
  world.call(
    serviceArea.updateUserRoleAssignedServicesOnServiceArea,
    {
      serviceAreaId: team.serviceAreaId,
      userProfileId: team.staff.userProfileId,
      userRole: staffRole.Staff,
      assignedServiceAreaServiceIds: [morning],
      ...wishes,
    },
    { as },
  )
const members = async (wishes: object = {}, as = team.admin) => {
  const input = { serviceAreaId: team.serviceAreaId, ...wishes }
  return (await world.call(serviceArea.getListUserRoleOnServiceArea, input, { as })).responseData
}
const sina = async () => (await members({ search: 'sina' }))?.items[0]

test('lists who works here, with role, services and bookings', async () => {
  await makeJob(world, morning, '2026-11-24T14:00:00', { staffIds: [team.staff.userProfileId] })
  await makeJob(world, morning, '2026-11-30T09:00:00', { staffIds: [team.staff.userProfileId] })
  const page = await members()
  expect(page?.totalCount).toBe(4)
  expect(page?.items.map(({ firstName, userRole }) => [firstName, userRole])).toEqual([
    ['Kiri', 5],
    ['Mere', 2],
    ['Sina', 3],
    ['Tama', 4],
  ])
  expect(await sina()).toMatchObject({
    userProfileId: team.staff.userProfileId,
    assignedServices: [{ serviceAreaServiceId: morning, serviceName: 'Morning care' }],
    workingHours: [],
    leave: [],
    bookingsToday: 1,
    hasAccepted: true,
    comingBookings: 2,
  })
  expect((await members({ userRole: 4 }))?.items).toHaveLength(1)
  expect((await members({ serviceAreaServiceId: morning }))?.items).toHaveLength(1)
  expect((await members({ userProfileId: team.staff.userProfileId }))?.items).toMatchObject([{ firstName: 'Sina' }])
  expect((await members({ userProfileId: team.otherAdmin.userProfileId }))?.items).toEqual([])
  expect((await members({ pageSize: 5, pageNumber: 2 }))?.items).toEqual([])
})

test('lets a manager change services, hours and leave', async () => {
  const answer = await save(
    {
      assignedServiceAreaServiceIds: [evening],
      workingHours: [
        { dayOfWeek: 1, starts: '13:00', ends: '24:00' },
        { dayOfWeek: 1, starts: '08:00', ends: '12:00' },
      ],
      leave: [{ startDateTime: '2026-12-24T00:00:00', endDateTime: '2027-01-05T00:00:00', note: 'Summer' }],
    },
    team.staffManager,
  )
  expect(answer.error).toBeNull()
  expect(await sina()).toMatchObject({
    assignedServices: [{ serviceName: 'Evening care' }],
    workingHours: [
      { dayOfWeek: 1, starts: '08:00', ends: '12:00' },
      { dayOfWeek: 1, starts: '13:00', ends: '24:00' },
    ],
    leave: [{ startDateTime: '2026-12-24T00:00:00', endDateTime: '2027-01-05T00:00:00', note: 'Summer' }],
  })
  // Omitted fields stay.
  await save({ assignedServiceAreaServiceIds: [evening] }, team.staffManager)
  expect((await sina())?.workingHours).toHaveLength(2)
})

describe('roles', () => {
  test('lets the admin add somebody of the organisation and change their role', async () => {
    const newcomer = await makePerson(world, { accountId: team.accountId, firstName: 'Noa' })
    const { userProfileId } = newcomer
    const input = { serviceAreaId: team.serviceAreaId, search: 'noa' }
    const before = await world.call(serviceArea.getUsersToAssign, input, { as: team.admin })
    expect(before.responseData?.items).toMatchObject([{ userProfileId, serviceAreaCount: 0 }])
    expect((await save({ userProfileId, userRole: 3 }, team.staffManager)).error?.name).toBe('OnlyAdmin')
    expect((await save({ userProfileId, userRole: 3 })).error).toBeNull()
    await world.settle()
    expect((await members({ search: 'noa' }))?.items).toMatchObject([
      { userRole: 3, assignedServices: [{ serviceName: 'Morning care' }] },
    ])
    const after = await world.call(serviceArea.getUsersToAssign, input, { as: team.admin })
    expect(after.responseData?.items).toEqual([])
    await save({ userProfileId, userRole: 4 })
    await world.settle()
    expect((await members({ search: 'noa' }))?.items).toMatchObject([{ userRole: 4 }])
    // The new role takes effect immediately.
    expect((await members({}, newcomer))?.totalCount).toBe(5)
  })

  test('removes a person’s services, hours, own starts and spans with them', async () => {
    const { userProfileId } = team.staff
    const other = team.serviceManager.userProfileId
    await makeLine(world, morning, 1, '09:00', [userProfileId])
    await makeLine(world, morning, 2, '09:00', [userProfileId, other])
    await makeLine(world, morning, 3, '09:00')
    await makeException(world, morning, {
      kind: 'away',
      start: '2026-12-01T09:00:00',
      end: '2026-12-01T12:00:00',
      staffId: userProfileId,
    })
    await world.db
      .updateTable('provider.service_area')
      .set({ manager_ids: [userProfileId, other] })
      .where('id', '=', team.serviceAreaId)
      .execute()
    await save({ workingHours: [{ dayOfWeek: 1, starts: '08:00', ends: '12:00' }] })
    expect((await save({ userRole: null })).error).toBeNull()
    await world.settle()
    expect((await members({ search: 'sina' }))?.items).toEqual([])
    const lines = await world.db
      .selectFrom('provider.schedule_line')
      .select(['day_of_week', 'staff_ids'])
      .where('service_area_service_id', '=', morning)
      .orderBy('day_of_week')
      .execute()
    expect(lines).toEqual([
      { day_of_week: 2, staff_ids: [other] },
      { day_of_week: 3, staff_ids: [] },
    ])
    for (const table of ['provider.service_staff', 'provider.staff_hours'] as const) {
      const left = await world.db
        .selectFrom(table)
        .select('user_profile_id')
        .where('user_profile_id', '=', userProfileId)
        .execute()
      expect(left).toEqual([])
    }
    const spans = world.db.selectFrom('provider.schedule_exception').where('staff_id', '=', userProfileId)
    expect(await spans.select('id').execute()).toEqual([])
    const managers = await world.call(
      serviceArea.getPrimaryManagers,
      { serviceAreaId: team.serviceAreaId },
      { as: team.serviceManager },
    )
    expect(managers.responseData?.map((person) => person.userProfileId)).toEqual([other])
  })

  test('asks first about a person with bookings to come, which then stay', async () => {
    const jobId = await makeJob(world, morning, '2026-11-30T09:00:00', { staffIds: [team.staff.userProfileId] })
    const answer = await save({ assignedServiceAreaServiceIds: [] })
    expect(answer.error).toMatchObject({ name: 'HasFutureBookings', bookingIds: [jobId] })
    expect(answer.error?.message).toContain('1, the next on Mon 30 Nov 2026, 9:00 am')
    expect((await sina())?.assignedServices).toHaveLength(1)
    expect((await save({ assignedServiceAreaServiceIds: [], keepsFutureBookings: true })).error).toBeNull()
    expect(await sina()).toMatchObject({ assignedServices: [], comingBookings: 1 })
  })

  test('asks first about a role that sees no visits, which takes the services', async () => {
    const jobId = await makeJob(world, morning, '2026-11-30T09:00:00', { staffIds: [team.staff.userProfileId] })
    const wishes = { userRole: staffRole.ActivityCoordinator }
    expect((await save(wishes)).error).toMatchObject({ name: 'HasFutureBookings', bookingIds: [jobId] })
    expect((await save({ ...wishes, keepsFutureBookings: true })).error).toBeNull()
    await world.settle()
    expect(await sina()).toMatchObject({ userRole: 5, assignedServices: [], comingBookings: 1 })
    expect((await save(wishes)).error).toBeNull()
  })
})

describe('bookings affected by new leave or hours', () => {
  const leave = [{ startDateTime: '2026-11-30T00:00:00', endDateTime: '2026-12-01T00:00:00' }]
  const mondays = (starts: string, ends: string) => [{ dayOfWeek: 1, starts, ends }]
  let jobId: number
  beforeEach(async () => {
    jobId = await makeJob(world, morning, '2026-11-30T09:00:00', { staffIds: [team.staff.userProfileId] })
  })

  test.each([
    ['leave over a booking', { leave }],
    ['hours that end during a booking', { workingHours: mondays('08:00', '09:30') }],
    ['hours on other days only', { workingHours: [{ dayOfWeek: 2, starts: '08:00', ends: '17:00' }] }],
  ])('asks about %s, and changes nothing until it is confirmed', async (_title, wishes) => {
    const answer = await save(wishes)
    expect(answer.error).toMatchObject({ name: 'BookingsOutsideWork', bookingIds: [jobId] })
    expect(answer.error?.message).toContain('1 booking, the next on Mon 30 Nov 2026, 9:00 am')
    expect(await sina()).toMatchObject({ workingHours: [], leave: [] })
    expect((await save({ ...wishes, keepsFutureBookings: true })).error).toBeNull()
    // Bookings that were outside working time before are not asked about again.
    expect((await save({ ...wishes, assignedServiceAreaServiceIds: [morning, evening] })).error).toBeNull()
  })

  test('names the sessions given to them during the leave, and counts what is at other locations', async () => {
    const { accountId, staff } = team
    const activity = await makeActivity(world, { area: team })
    const startsAt = new Date('2026-11-29T19:00:00Z')
    const session = await makeSession(world, { activity, startsAt, hours: 1, staff: [staff] })
    await makeSession(world, { activity, startsAt: new Date('2026-12-07T21:00:00Z'), staff: [staff] })
    const other = await makeArea(world, { accountId })
    await makeJob(world, await makeAreaService(world, other.serviceAreaId), '2026-11-30T14:00:00', {
      staffIds: [staff.userProfileId],
    })
    const { error } = await save({ leave })
    expect(error).toMatchObject({
      name: 'BookingsOutsideWork',
      bookingIds: [jobId],
      sessionIds: [session.activitySessionId],
    })
    expect(error?.message).toContain(
      '2 bookings and 1 session, 1 of them at another location, the next on Mon 30 Nov 2026, 8:00 am',
    )
    // Hours say when they can be booked for visits; a session is given to them at any hour.
    expect((await save({ workingHours: mondays('09:00', '10:00') })).error).toBeNull()
  })

  test.each([
    ['hours around the job', { workingHours: mondays('09:00', '10:00') }],
    ['leave that ends when the booking starts', { leave: [{ ...leave[0], endDateTime: '2026-11-30T09:00:00' }] }],
  ])('does not ask about %s', async (_title, wishes) => {
    expect((await save(wishes)).error).toBeNull()
  })
})

test('tells a person of leave that a manager enters or removes for them, and nobody who enters their own', async () => {
  const leave = [{ startDateTime: '2026-12-07T06:00:00', endDateTime: '2026-12-08T18:00:00' }]
  const toldOf = async (userProfileId: number) => {
    await world.settle()
    return world.db
      .selectFrom('notify.notification')
      .select(['title', 'text'])
      .where('user_profile_id', '=', userProfileId)
      .orderBy('id')
      .execute()
  }
  const { staff, staffManager } = team
  const when = 'Mon 7 Dec 2026, 6:00 am to Tue 8 Dec 2026, 6:00 pm'
  const start = world.clock.now()
  await save({ leave })
  const [entered] = await toldOf(staff.userProfileId)
  expect(entered).toMatchObject({ title: 'Leave is entered for you' })
  expect(entered?.text).toContain(`Leave entered for you: ${when}.`)
  // Leave that stays as it is is not news.
  world.clock.advance(1000)
  await save({ leave, assignedServiceAreaServiceIds: [] })
  world.clock.advance(1000)
  await save({ leave: [] })
  const [, removed, ...more] = await toldOf(staff.userProfileId)
  expect(removed).toMatchObject({ title: 'Leave of yours is removed' })
  expect(removed?.text).toContain(`Leave removed: ${when}.`)
  expect(more).toEqual([])
  const own = { userProfileId: staffManager.userProfileId, userRole: staffRole.StaffManager, leave }
  expect((await save({ ...own, assignedServiceAreaServiceIds: [] }, staffManager)).error).toBeNull()
  expect(await toldOf(staffManager.userProfileId)).toEqual([])
  world.clock.set(start)
})

test('refuses the second of two concurrent changes of one person', async () => {
  const { version } = (await sina()) ?? {}
  const hours = (starts: string) => ({ workingHours: [{ dayOfWeek: 1, starts, ends: '17:00' }], version })
  const answers = await Promise.all([save(hours('08:00')), save(hours('09:00'), team.staffManager)])
  expect(answers.map(({ error }) => error?.name).toSorted()).toEqual(['ChangedMeanwhile', undefined])
  const after = await sina()
  expect(after?.workingHours).toHaveLength(1)
  expect((await save({ ...hours('10:00'), version: after?.version })).error).toBeNull()
})

describe('refusals', () => {
  test('hides people of another organisation', async () => {
    const { userProfileId } = team.otherAdmin
    expect((await save({ userProfileId })).httpStatusCode).toBe(404)
    expect((await save({ userProfileId: 987_654 })).httpStatusCode).toBe(404)
  })

  test('refuses a service of another location, and removing someone who is not here', async () => {
    const foreign = await makeAreaService(world, (await makeTeam(world)).serviceAreaId)
    expect((await save({ assignedServiceAreaServiceIds: [foreign] })).error?.name).toBe('ServiceNotThere')
    const colleague = await makePerson(world, { accountId: team.accountId })
    const answer = await save({ userProfileId: colleague.userProfileId, userRole: null })
    expect(answer.error?.name).toBe('NotAtLocation')
  })

  test.each([
    ['OffTheQuarterHour', { workingHours: [{ dayOfWeek: 1, starts: '08:10', ends: '12:00' }] }],
    ['EndsBeforeStart', { workingHours: [{ dayOfWeek: 1, starts: '12:00', ends: '08:00' }] }],
    [
      'HoursOverlap',
      {
        workingHours: [
          { dayOfWeek: 1, starts: '08:00', ends: '12:00' },
          { dayOfWeek: 1, starts: '11:45', ends: '15:00' },
        ],
      },
    ],
    ['EndsBeforeStart', { leave: [{ startDateTime: '2026-12-24T00:00:00', endDateTime: '2026-12-23T00:00:00' }] }],
    ['TimeDoesNotExist', { leave: [{ startDateTime: '2026-09-27T02:30:00', endDateTime: '2026-12-23T00:00:00' }] }],
  ])('answers %s', async (word, wishes) => {
    expect((await save(wishes)).error?.name).toBe(word)
  })
})

test('lists all primary managers, for the admin only', async () => {
  await world.db
    .updateTable('provider.service_area')
    .set({ name: 'North', manager_ids: [team.staffManager.userProfileId] })
    .where('id', '=', team.serviceAreaId)
    .execute()
  const ask = (as: Team['admin'], input: object = { isAllPrimaryManagers: true }) =>
    world.call(serviceArea.getPrimaryManagers, { ...input }, { as })
  expect((await ask(team.admin)).responseData).toMatchObject([
    { firstName: 'Tama', serviceAreas: [{ serviceAreaId: team.serviceAreaId, name: 'North' }] },
  ])
  expect((await ask(team.staffManager)).httpStatusCode).toBe(403)
  expect((await ask(team.admin, {})).httpStatusCode).toBe(422)
})
