import { activityBooking } from '@waymark/contracts/activity-booking'
import { booking } from '@waymark/contracts/booking'
import { closedDay } from '@waymark/contracts/closed-day'
import { jobs } from '@waymark/contracts/jobs'
import { serviceArea } from '@waymark/contracts/service-area'
import { bookingStatus } from '@waymark/domain/enums'
import { makeActivity } from '@waymark/test-world/makers/activity'
import { makeBooking } from '@waymark/test-world/makers/booking'
import { makeOfferedService, type OfferedService } from '@waymark/test-world/makers/offered-service'
import { makePerson } from '@waymark/test-world/makers/person'
import { makeSession } from '@waymark/test-world/makers/session'
import { testWorld } from '@waymark/test-world/test-world'
import { beforeEach, expect, test } from 'vitest'
import { areaInput } from './area-input.ts'
import { makeTeam, type Team } from './make-team.ts'

const world = await testWorld({ services: ['provider', 'booking', 'notify', 'map'] })
let team: Team
let offered: OfferedService
beforeEach(async () => {
  team = await makeTeam(world)
  offered = await makeOfferedService(world, { area: team, staff: [team.staff] })
})

/** A Monday; it is Tuesday 24 November. */
const day = '2026-11-30'
const before = new Date('2026-11-26T20:00:00Z')
const after = new Date('2026-12-02T20:00:00Z')

const set = (wishes: object = {}, as = team.admin) =>
  world.call(
    closedDay.setLocationClosing,
    { serviceAreaId: team.serviceAreaId, date: day, note: 'We move to Cuba Street.', bookings: 'keep', ...wishes },
    { as },
  )
const undo = (as = team.admin) =>
  world.call(closedDay.undoLocationClosing, { serviceAreaId: team.serviceAreaId }, { as })
const read = async (fromDate?: string) =>
  (
    await world.call(
      closedDay.getLocationClosing,
      { serviceAreaId: team.serviceAreaId, ...(fromDate === undefined ? {} : { fromDate }) },
      { as: team.staffManager },
    )
  ).responseData
const venue = async () =>
  (await world.call(serviceArea.getVenueMapData, { saId: team.serviceAreaId })).responseData ?? undefined
const freeDays = async () => {
  const { responseData } = await world.call(
    booking.getAvailableTimesForServiceAreaForNewBooking,
    { ServiceAreaServiceId: offered.serviceAreaServiceId, ServiceSizeOptionId: 11, fromDate: '2026-11-28', days: 14 },
    { as: await makePerson(world) },
  )
  return responseData?.days.map(({ date }) => date)
}
const statusOf = async (bookingId: number) =>
  (await world.db.selectFrom('booking.booking').select('status').where('id', '=', bookingId).executeTakeFirstOrThrow())
    .status
const isOpen = async () =>
  (
    await world.db
      .selectFrom('provider.service_area')
      .select('is_active')
      .where('id', '=', team.serviceAreaId)
      .executeTakeFirstOrThrow()
  ).is_active

test('nothing can be booked from the day on, everybody reads it, and it can be taken back', async () => {
  expect(await freeDays()).toContain('2026-12-05')
  expect((await set()).responseData).toEqual({ date: day })
  expect(await freeDays()).toEqual(['2026-11-28', '2026-11-29'])
  expect((await venue())?.closing).toEqual({ date: day, note: 'We move to Cuba Street.' })
  expect(await read()).toMatchObject({ today: '2026-11-24', closing: { date: day, isClosed: false } })
  const near = { ServiceId: offered.serviceId, LatitudeForService: -41.2817, LongitudeForService: 174.7762 }
  const { responseData: providers } = await world.call(booking.getAvailableServiceAreasForNewBooking, near)
  expect(providers?.items.find(({ serviceAreaId }) => serviceAreaId === team.serviceAreaId)?.closesOn).toBe(day)

  expect((await undo()).responseData).toEqual({ done: true })
  expect(await freeDays()).toContain('2026-12-05')
  expect((await venue())?.closing).toBeNull()
  expect((await undo()).error?.name).toBe('NothingToUndo')
})

test('a session from the day on is not found and not booked; one before it is', async () => {
  const activity = await makeActivity(world, { area: team, status: 'Active' })
  const [early, late] = [
    await makeSession(world, { activity, startsAt: before }),
    await makeSession(world, { activity, startsAt: after }),
  ]
  const book = async (activitySessionId: number) =>
    world.call(
      activityBooking.addNewActivityBooking,
      {
        activitySessionId,
        people: [{ name: 'Moana' }],
        contactName: 'Moana',
        contactEmail: 'moana@example.test',
        totalCents: 0,
      },
      { as: await makePerson(world) },
    )
  await set()
  expect((await book(late.activitySessionId)).error?.name).toBe('NotOpen')
  const { activitySessionId } = late
  const client = await makePerson(world)
  const form = await world.call(activityBooking.getActivityForNewBooking, { activitySessionId }, { as: client })
  expect(form.responseData?.sessions).toMatchObject([{ closedFor: 'the location has closed for good by then' }])
  const asked = { activitySessionId, people: [{ name: 'Aroha Ngata' }] }
  const status = await world.call(activityBooking.getSessionStatusBeforeConfirmBooking, asked, { as: client })
  expect(status.responseData).toMatchObject({ isAvailable: false, reason: 'This session cannot be booked any more.' })
  expect((await book(early.activitySessionId)).error).toBeNull()
  expect(await read()).toMatchObject({ booked: { from: day, sessionCount: 0, sessionBookingCount: 0 } })
  await undo()
  expect((await book(late.activitySessionId)).error).toBeNull()
  expect(await read(day)).toMatchObject({ booked: { sessionCount: 1, sessionBookingCount: 1 } })
})

test('says what is booked from a day on before it is decided, keeps it, and closes once it is over', async () => {
  const visit = await makeBooking(world, { offered, startsAt: after })
  await makeBooking(world, { offered, startsAt: before })
  expect(await read(day)).toMatchObject({
    closing: null,
    booked: { from: day, bookingCount: 1, sessionCount: 0, lastDate: '2026-12-03' },
  })
  await set()
  expect(await statusOf(visit.bookingId)).toBe(bookingStatus.Confirmed)
  const close = () => world.runJob(jobs.provider.closeLocations, {})
  await close()
  expect(await isOpen()).toBe(true)
  await world.db
    .updateTable('provider.location_closing')
    .set({ closes_on: '2026-11-24' })
    .where('service_area_id', '=', team.serviceAreaId)
    .execute()
  await close()
  expect(await isOpen()).toBe(true)
  await world.db
    .updateTable('booking.booking')
    .set({ status: bookingStatus.Cancelled, cancel_reason: 'Moved', cancelled_at: world.clock.now() })
    .where('service_area_id', '=', team.serviceAreaId)
    .execute()
  await close()
  expect(await isOpen()).toBe(false)
  expect((await read())?.closing?.isClosed).toBe(true)
  expect((await undo()).error?.name).toBe('NothingToUndo')
  expect((await set()).error?.name).toBe('IsClosed')
})

test('cancels what is booked from the day on, with the reason, and leaves what is before it', async () => {
  const [kept, cancelled] = [
    await makeBooking(world, { offered, startsAt: before }),
    await makeBooking(world, { offered, startsAt: after }),
  ]
  const activity = await makeActivity(world, { area: team, status: 'Active' })
  // The second lasts from the day before into the day, the third until its midnight.
  const [fourPm, fivePm] = [new Date('2026-11-29T03:00:00Z'), new Date('2026-11-29T04:00:00Z')]
  const sessions = [
    await makeSession(world, { activity, startsAt: after }),
    await makeSession(world, { activity, startsAt: fourPm, hours: 22 }),
    await makeSession(world, { activity, startsAt: fivePm, hours: 7 }),
  ]
  const elsewhere = await makeBooking(world, { startsAt: after })
  const waiting = await makeBooking(world, {
    offered,
    startsAt: new Date(after.getTime() + 7_200_000),
    status: bookingStatus.Incomplete,
  })
  expect((await read(day))?.booked).toMatchObject({ bookingCount: 2, waitingCount: 1 })
  expect(Object.keys((await set({ bookings: 'cancel' })).error?.fields ?? {})).toEqual(['clientReason'])
  expect((await set({ bookings: 'cancel', clientReason: 'We close this location.' })).error).toBeNull()
  await world.settle()
  expect(await statusOf(cancelled.bookingId)).toBe(bookingStatus.Cancelled)
  expect(await statusOf(waiting.bookingId)).toBe(bookingStatus.Cancelled)
  expect(await statusOf(kept.bookingId)).toBe(bookingStatus.Confirmed)
  expect(await statusOf(elsewhere.bookingId)).toBe(bookingStatus.Confirmed)
  const found = await world.db
    .selectFrom('booking.activity_session')
    .select('status')
    .where(
      'id',
      'in',
      sessions.map(({ activitySessionId }) => activitySessionId),
    )
    .orderBy('id')
    .execute()
  expect(found.map(({ status }) => status)).toEqual(['Cancelled', 'Cancelled', 'Active'])
  const notice = await world.db
    .selectFrom('booking.booking')
    .select('cancel_reason')
    .where('id', '=', cancelled.bookingId)
    .executeTakeFirstOrThrow()
  expect(notice.cancel_reason).toBe('We close this location.')
})

test('a time from the day on is refused in words', async () => {
  await set()
  const refused = await world.call(
    booking.addNewBooking,
    {
      ServiceAreaServiceId: offered.serviceAreaServiceId,
      ServiceAreaId: offered.serviceAreaId,
      ServiceId: offered.serviceId,
      ServiceSizeOptionId: offered.serviceId * 10 + 2,
      RequestedStartDateTimes: ['2026-12-03T09:00:00'],
      AddressForService: '42 Daniell Street, Newtown, Wellington 6021',
      LatitudeForService: -41.3142,
      LongitudeForService: 174.7799,
      isMyself: true,
    },
    { as: await makePerson(world) },
  )
  expect(refused.error?.name).toBe('ClosedByThen')
  expect(refused.error?.message).toContain('closes on Mon 30 Nov 2026')
})

test('opened again by hand after its day, a location has no closing date', async () => {
  await set()
  await world.db
    .updateTable('provider.location_closing')
    .set({ closes_on: '2026-11-24' })
    .where('service_area_id', '=', team.serviceAreaId)
    .execute()
  await world.runJob(jobs.provider.closeLocations, {})
  const { version } = await world.db
    .selectFrom('provider.service_area')
    .select('version')
    .where('id', '=', team.serviceAreaId)
    .executeTakeFirstOrThrow()
  const opened = await world.call(
    serviceArea.updateServiceArea,
    { ...areaInput, serviceAreaId: team.serviceAreaId, version, isActive: true },
    { as: team.admin },
  )
  expect(opened.error).toBeNull()
  expect(await read()).toMatchObject({ closing: null })
  expect(await freeDays()).toContain('2026-12-05')
})

test('is for admins of the organisation, and after today', async () => {
  expect((await set({}, team.serviceManager)).httpStatusCode).toBe(403)
  expect((await undo(team.serviceManager)).httpStatusCode).toBe(403)
  const other = await makeTeam(world)
  expect((await set({}, other.admin)).httpStatusCode).toBe(404)
  expect((await set({ date: '2026-11-24' })).error?.name).toBe('NotAfterToday')
  expect(Object.keys((await set({ bookings: 'move' })).error?.fields ?? {})).toEqual(['bookings'])
})
