import { booking } from '@waymark/contracts/booking'
import { closedDay } from '@waymark/contracts/closed-day'
import { service } from '@waymark/contracts/service'
import { serviceArea } from '@waymark/contracts/service-area'
import { bookingStatus } from '@waymark/domain/enums'
import { makeActivity } from '@waymark/test-world/makers/activity'
import { makeActivityBooking } from '@waymark/test-world/makers/activity-booking'
import { makeAmenity } from '@waymark/test-world/makers/amenity'
import { makeBooking } from '@waymark/test-world/makers/booking'
import { makeOfferedService, type OfferedService } from '@waymark/test-world/makers/offered-service'
import { makePerson } from '@waymark/test-world/makers/person'
import { makeSession } from '@waymark/test-world/makers/session'
import { testWorld } from '@waymark/test-world/test-world'
import { beforeEach, expect, test } from 'vitest'
import { makeTeam, type Team } from '../make-team.ts'

const world = await testWorld({ services: ['provider', 'booking', 'notify'] })
let team: Team
let offered: OfferedService
beforeEach(async () => {
  team = await makeTeam(world)
  offered = await makeOfferedService(world, { area: team, staff: [team.staff] })
})

const day = '2026-11-30'
const close = (wishes: object = {}, as = team.staffManager) =>
  world.call(
    closedDay.addClosedDays,
    { serviceAreaId: team.serviceAreaId, days: [{ date: day, name: 'Staff day' }], ...wishes },
    { as },
  )
const closedDays = async () =>
  (await world.call(closedDay.getClosedDays, { serviceAreaId: team.serviceAreaId }, { as: team.serviceManager }))
    .responseData?.closedDays
const freeDays = async () => {
  const { responseData } = await world.call(
    booking.getAvailableTimesForServiceAreaForNewBooking,
    {
      ServiceAreaServiceId: offered.serviceAreaServiceId,
      ServiceSizeOptionId: 11,
      fromDate: '2026-11-29',
      days: 3,
    },
    { as: await makePerson(world) },
  )
  return responseData?.days.map(({ date }) => date)
}

const booked = async (date: string) =>
  (await world.call(closedDay.getClosedDays, { serviceAreaId: team.serviceAreaId, date }, { as: team.staffManager }))
    .responseData?.booked

test('sessions that people have booked are counted and named before a day is closed, and no amenity that nobody booked', async () => {
  const swim = await makeActivity(world, { area: team, title: 'Swim' })
  const room = await makeAmenity(world, { area: team, title: 'Quiet room' })
  const at = (hour: number) => new Date(Date.UTC(2026, 10, 29, hour))
  const nothing = {
    ...{ bookingCount: 0, waitingCount: 0, runningBookingCount: 0 },
    ...{ sessionCount: 0, sessionBookingCount: 0, runningSessionCount: 0, unbookedSessionCount: 0, sessions: [] },
  }
  await makeSession(world, { activity: room, startsAt: at(20) })
  expect(await booked(day)).toEqual(nothing)
  const inRoom = await makeSession(world, { activity: room, startsAt: at(23) })
  const inPool = await makeSession(world, { activity: swim, startsAt: at(21) })
  expect(await booked(day)).toEqual({ ...nothing, unbookedSessionCount: 1 })
  await makeActivityBooking(world, { session: inPool, status: bookingStatus.Cancelled })
  await makeActivityBooking(world, { session: inPool })
  await makeActivityBooking(world, { session: inPool })
  await makeActivityBooking(world, { session: inRoom })
  const where = { timeZone: 'Pacific/Auckland', isRunning: false }
  const { activitySessionId } = inPool
  expect(await booked(day)).toEqual({
    ...nothing,
    sessionCount: 2,
    sessionBookingCount: 3,
    sessions: [
      { activitySessionId, title: 'Swim', startDateTime: '2026-11-30T10:00:00', ...where, bookingCount: 2 },
      {
        activitySessionId: inRoom.activitySessionId,
        title: 'Quiet room',
        startDateTime: '2026-11-30T12:00:00',
        ...where,
        bookingCount: 1,
      },
    ],
  })
  expect(await booked('2026-12-01')).toEqual(nothing)
  const refused = await close()
  expect(refused.error).toMatchObject({
    name: 'StrandsBookings',
    message:
      'Booked then: 2 sessions, with 3 bookings in them. The next is on Mon 30 Nov 2026, 10:00 am. They stay as they are until you move or cancel them.',
    sessionIds: [activitySessionId, inRoom.activitySessionId],
  })
  const before = await booked(day)
  expect((await close({ keepsAffectedBookings: true })).responseData).toEqual({ addedCount: 1 })
  expect(await booked(day)).toEqual(before)
})

test('what lasts into the day is counted and named, and what ends at its midnight is not', async () => {
  const respite = await makeActivity(world, { area: team, title: 'Respite' })
  const [fourPm, fivePm] = [new Date('2026-11-29T03:00:00Z'), new Date('2026-11-29T04:00:00Z')]
  const weekend = await makeSession(world, { activity: respite, startsAt: fourPm, hours: 22 })
  const evening = await makeSession(world, { activity: respite, startsAt: fivePm, hours: 7 })
  for (const session of [weekend, evening]) await makeActivityBooking(world, { session })
  expect(await booked(day)).toMatchObject({ sessionCount: 1, sessionBookingCount: 1 })
  expect((await close()).error).toMatchObject({
    name: 'StrandsBookings',
    sessionIds: [weekend.activitySessionId],
  })
})

test('nobody can book a closed day, and everybody sees it; opened again, it can be booked', async () => {
  expect(await freeDays()).toEqual(['2026-11-29', day, '2026-12-01'])
  expect((await close()).responseData).toEqual({ addedCount: 1 })
  expect(await freeDays()).toEqual(['2026-11-29', '2026-12-01'])
  const { responseData: venue } = await world.call(serviceArea.getVenueMapData, { saId: team.serviceAreaId })
  expect(venue?.closedDays).toEqual([{ date: day, name: 'Staff day' }])
  const [closed] = (await closedDays()) ?? []
  expect(closed).toMatchObject({ date: day, name: 'Staff day', bookingCount: 0, sessionCount: 0 })
  const opened = await world.call(
    closedDay.removeClosedDay,
    { serviceAreaId: team.serviceAreaId, closedDayId: closed?.closedDayId ?? 0 },
    { as: team.serviceManager },
  )
  expect(opened.responseData).toEqual({ done: true })
  expect(await freeDays()).toEqual(['2026-11-29', day, '2026-12-01'])
})

test('closes a service that is added later, and shows the day in its week', async () => {
  await close()
  const later = await makeOfferedService(world, { area: team, serviceId: 2, staff: [team.staff] })
  const { responseData } = await world.call(
    service.getServiceWeek,
    { serviceAreaServiceId: later.serviceAreaServiceId, monday: day },
    { as: team.staffManager },
  )
  expect(responseData?.days[0]?.entries).toMatchObject([
    { kind: 'away', startTime: '00:00', endTime: '24:00', note: 'Staff day' },
  ])
  expect(responseData?.days[1]?.entries.map(({ kind }) => kind)).toContain('free')
})

test('says which confirmed bookings are on the day before it closes, and keeps them', async () => {
  const { bookingId } = await makeBooking(world, { offered, startsAt: new Date('2026-11-29T20:00:00Z') })
  await makeBooking(world, { offered, startsAt: new Date('2026-11-30T20:00:00Z') })
  const refused = await close()
  expect(refused.error).toMatchObject({ name: 'StrandsBookings', bookingIds: [bookingId] })
  expect(refused.error?.message).toContain('1 booking. The next is on Mon 30 Nov 2026, 9:00 am.')
  expect(await closedDays()).toEqual([])
  expect((await close({ keepsAffectedBookings: true })).responseData).toEqual({ addedCount: 1 })
  expect(await closedDays()).toMatchObject([{ date: day, bookingCount: 1 }])
})

test('a visit that has nobody yet is counted and named until its client has put it aside', async () => {
  const { bookingId } = await makeBooking(world, {
    offered,
    startsAt: new Date('2026-11-29T20:00:00Z'),
    status: bookingStatus.Incomplete,
  })
  const refused = await close()
  expect(refused.error).toMatchObject({ name: 'StrandsBookings', bookingIds: [bookingId] })
  expect(refused.error?.message).toContain('Booked then: 1 booking (1 has nobody yet). The next is on Mon 30 Nov')
  expect(await booked(day)).toMatchObject({ bookingCount: 1, waitingCount: 1 })
  await world.db
    .insertInto('booking.dismissed_booking')
    .values({ booking_id: bookingId, dismissed_at: world.clock.now() })
    .execute()
  expect(await booked(day)).toMatchObject({ bookingCount: 0, waitingCount: 0 })
  expect((await close()).responseData).toEqual({ addedCount: 1 })
})

test('closing today counts what is running, and does not promise that it can be moved', async () => {
  const swim = await makeActivity(world, { area: team, title: 'Swim' })
  const now = world.clock.now().getTime()
  const today = '2026-11-24'
  const session = await makeSession(world, { activity: swim, startsAt: new Date(now - 1_800_000), hours: 1 })
  const { activitySessionId } = session
  await makeActivityBooking(world, { session })
  await makeBooking(world, { offered, startsAt: new Date(now - 600_000) })
  expect(await booked(today)).toMatchObject({
    ...{ bookingCount: 1, runningBookingCount: 1, sessionCount: 1, runningSessionCount: 1 },
    sessions: [{ activitySessionId, isRunning: true }],
  })
  const days = [{ date: today, name: 'Roof repair' }]
  const refused = await close({ days })
  expect(refused.error).toMatchObject({
    name: 'StrandsBookings',
    message:
      'Booked then: 1 booking (1 running now) and 1 session (1 running now), with 1 booking in it. What is running now goes on to its end.',
    bookingIds: [],
    sessionIds: [activitySessionId],
  })
  expect((await close({ days, keepsAffectedBookings: true })).responseData).toEqual({ addedCount: 1 })
  expect((await closedDays())?.[0]).toMatchObject({ date: today, bookingCount: 1, sessionCount: 1 })
})

test('closes each day once, also when it is asked twice', async () => {
  const two = { days: [day, day, '2026-12-02'].map((date) => ({ date, name: 'Staff day' })) }
  const answers = await Promise.all([close(two), close(two)])
  expect(answers.reduce((sum, { responseData }) => sum + (responseData?.addedCount ?? 0), 0)).toBe(2)
  expect((await closedDays())?.map(({ date }) => date)).toEqual([day, '2026-12-02'])
})

test('refuses days that are over at their field, and more than a location can have', async () => {
  const past = await close({
    days: [
      { date: day, name: 'Staff day' },
      { date: '2026-11-23', name: 'Staff day' },
    ],
  })
  expect(past.error).toMatchObject({ name: 'PastDay', fields: { 'days.1.date': 'Choose a day from today on.' } })
  await world.db
    .insertInto('provider.closed_day')
    .values(
      Array.from({ length: 200 }, (_, index) => ({
        service_area_id: team.serviceAreaId,
        day: new Date(Date.UTC(2027, 0, 1 + index)).toISOString().slice(0, 10),
        name: 'Renovation',
        created_by: team.admin.userProfileId,
        created_at: world.clock.now(),
      })),
    )
    .execute()
  expect((await close()).error?.name).toBe('TooManyDays')
})

test('is for those who manage the location', async () => {
  expect((await close({}, team.staff)).httpStatusCode).toBe(403)
  expect((await close({}, team.otherAdmin)).httpStatusCode).toBe(404)
  const elsewhere = await makeTeam(world)
  await close()
  const [closed] = (await closedDays()) ?? []
  const removed = await world.call(
    closedDay.removeClosedDay,
    { serviceAreaId: elsewhere.serviceAreaId, closedDayId: closed?.closedDayId ?? 0 },
    { as: elsewhere.admin },
  )
  expect(removed.httpStatusCode).toBe(404)
})
