import { activityBooking } from '@waymark/contracts/activity-booking'
import { activitySession } from '@waymark/contracts/activity-session'
import { booking } from '@waymark/contracts/booking'
import { bookingTeam } from '@waymark/contracts/booking-team'
import { jobs } from '@waymark/contracts/jobs'
import { staffRole } from '@waymark/domain/enums'
import { makeActivity } from '@waymark/test-world/makers/activity'
import { makeActivityBooking } from '@waymark/test-world/makers/activity-booking'
import { makePerson } from '@waymark/test-world/makers/person'
import { type MadeSession, makeSession } from '@waymark/test-world/makers/session'
import type { Person } from '@waymark/test-world/people'
import { testWorld } from '@waymark/test-world/test-world'
import { expect, test } from 'vitest'
import { makeTeam, type Team } from './activity-session/team.ts'
import { book, newBookingOf } from './booked-session.ts'
import { confirmedBooking } from './confirmed-booking.ts'

const world = await testWorld({ services: ['booking'] })

async function closeOnDayOf({ activity, startsAt }: MadeSession, { coordinator }: Team) {
  const day = startsAt.toLocaleDateString('sv-SE', { timeZone: 'Pacific/Auckland' })
  const of = { service_area_id: activity.serviceAreaId, created_by: coordinator.userProfileId }
  await world.db
    .insertInto('provider.closed_day')
    .values({ ...of, day, name: 'Staff day', created_at: world.clock.now() })
    .execute()
}

const reopen = ({ activity }: MadeSession) =>
  world.db.deleteFrom('provider.closed_day').where('service_area_id', '=', activity.serviceAreaId).execute()

test('a session on a closed day is not booked, moved to or waited for; its page says why', async () => {
  const team = await makeTeam(world)
  const { activity } = team
  // 8 am and 10 pm of one day, in Auckland.
  const closed = await makeSession(world, { activity, startsAt: new Date('2026-12-01T19:00:00Z') })
  const evening = await makeSession(world, { activity, startsAt: new Date('2026-12-02T09:00:00Z') })
  const open = await makeSession(world, { activity, startsAt: new Date('2026-12-03T00:00:00Z') })
  const [client, other] = [await makePerson(world), await makePerson(world)]
  const held = await book(world, closed, client)
  const booked = await book(world, open, other)
  await closeOnDayOf(closed, team)

  for (const session of [closed, evening]) {
    const { error } = await world.call(activityBooking.addNewActivityBooking, newBookingOf(session), {
      as: await makePerson(world),
    })
    expect(error).toMatchObject({ name: 'ClosedDay', message: 'The location is closed that day (Staff day).' })
  }
  await expect(makeActivityBooking(world, { session: closed })).rejects.toThrow('the location is closed that day')
  const move = { activityBookingId: booked.activityBookingId, activitySessionId: closed.activitySessionId }
  expect((await world.call(activityBooking.moveActivityBooking, move, { as: other })).error?.name).toBe('ClosedDay')

  const { activityId } = activity
  const page = await world.call(activityBooking.getActivityForNewBooking, { activityId }, { as: client })
  expect(page.responseData?.sessions.map(({ closedFor }) => closedFor)).toEqual(['Staff day', 'Staff day', null])
  const found = await world.call(activityBooking.getActivitySessionsForNewBooking, {}, { as: client })
  expect(
    found.responseData?.items
      .find((one) => one.activityId === activityId)
      ?.sessions.map(({ activitySessionId }) => activitySessionId),
  ).toEqual([open.activitySessionId])

  const { serviceAreaId } = activity
  const listed = await world.call(activitySession.getActivitySessionList, { serviceAreaId }, { as: team.coordinator })
  expect(listed.responseData?.items.map(({ closedFor }) => closedFor)).toEqual(['Staff day', 'Staff day', null])

  const { activityBookingId } = held
  const shown = await world.call(activityBooking.getActivityBookingDetail, { activityBookingId }, { as: client })
  expect(shown.responseData?.status).toBe(1)
  await reopen(closed)
  expect((await world.call(activityBooking.moveActivityBooking, move, { as: other })).error).toBeNull()
})

test('a session that lasts into a closed day is not booked either', async () => {
  const team = await makeTeam(world)
  const { activity } = team
  const closed = await makeSession(world, { activity, startsAt: new Date('2026-12-01T19:00:00Z') })
  // From 4 pm the day before until 2 pm, and until midnight.
  const weekend = await makeSession(world, { activity, startsAt: new Date('2026-12-01T03:00:00Z'), hours: 22 })
  const evening = await makeSession(world, { activity, startsAt: new Date('2026-12-01T04:00:00Z'), hours: 7 })
  await closeOnDayOf(closed, team)
  const client = await makePerson(world)

  const { error } = await world.call(activityBooking.addNewActivityBooking, newBookingOf(weekend), { as: client })
  expect(error).toMatchObject({ name: 'ClosedDay' })
  await expect(makeActivityBooking(world, { session: weekend })).rejects.toThrow('the location is closed that day')
  await book(world, evening, client)

  const { activityId } = activity
  const page = await world.call(activityBooking.getActivityForNewBooking, { activityId }, { as: client })
  expect(
    Object.fromEntries(page.responseData?.sessions.map((one) => [one.activitySessionId, one.closedFor]) ?? []),
  ).toEqual({
    [closed.activitySessionId]: 'Staff day',
    [weekend.activitySessionId]: 'Wed 2 Dec 2026, Staff day',
    [evening.activitySessionId]: null,
  })
  const found = await world.call(activityBooking.getActivitySessionsForNewBooking, {}, { as: client })
  expect(
    found.responseData?.items
      .find((one) => one.activityId === activityId)
      ?.sessions.map(({ activitySessionId }) => activitySessionId),
  ).toEqual([evening.activitySessionId])
})

test('visits and sessions of a closed day say so to whoever looks at them, until it is open again', async () => {
  const { bookingId, client, offered } = await confirmedBooking(world)
  const { serviceAreaId, accountId } = offered
  const staff = offered.staff[0] ?? client
  const manager = await makePerson(world, { accountId, roles: { [serviceAreaId]: staffRole.StaffAndServiceManager } })
  const session = await makeSession(world, {
    activity: await makeActivity(world, { area: offered }),
    startsAt: new Date('2026-11-26T01:00:00Z'),
    staff: [manager],
  })
  const spaces = await makeActivityBooking(world, { session, client })
  const said = async () => {
    const detail = async (as: Person) =>
      (await world.call(booking.getBookingDetail, { bookingId }, { as })).responseData?.closedFor
    const list = async (as: Person, side: 'client' | 'provider') => {
      const input = { side, period: 'upcoming' as const, ...(side === 'provider' ? { serviceAreaId } : {}) }
      return (await world.call(booking.getBookingList, input, { as })).responseData?.items.map((row) => row.closedFor)
    }
    const date = '2026-11-26'
    const sheet = await world.call(bookingTeam.getDaySheet, { serviceAreaId, date }, { as: manager })
    const work = sheet.responseData?.items.flatMap(({ bookings, sessions }) => [...bookings, ...sessions])
    const roster = await world.call(bookingTeam.getRoster, { serviceAreaId, date }, { as: manager })
    const activityBookingId = spaces.bookingId
    const ticket = await world.call(activityBooking.getActivityBookingDetail, { activityBookingId }, { as: client })
    return {
      pages: [await detail(client), await detail(staff), await detail(manager), ticket.responseData?.closedFor],
      lists: [...((await list(client, 'client')) ?? []), ...((await list(manager, 'provider')) ?? [])],
      sheet: work?.map(({ closedFor }) => closedFor),
      roster: roster.responseData?.closedDays,
    }
  }
  const times = (count: number, closedFor: string | null) => Array.from({ length: count }, () => closedFor)
  const open = { pages: times(4, null), lists: times(4, null), sheet: times(2, null), roster: [] }
  expect(await said()).toEqual(open)
  const values = { service_area_id: serviceAreaId, created_by: manager.userProfileId, created_at: world.clock.now() }
  await world.db
    .insertInto('provider.closed_day')
    .values([
      { ...values, day: '2026-11-26', name: 'Roof repair' },
      { ...values, day: '2026-12-26', name: 'Boxing Day' },
    ])
    .execute()
  expect(await said()).toEqual({
    pages: times(4, 'Roof repair'),
    lists: times(4, 'Roof repair'),
    sheet: times(2, 'Roof repair'),
    roster: [{ date: '2026-11-26', name: 'Roof repair' }],
  })
  await reopen(session)
  expect(await said()).toEqual(open)
})

test('an activity whose sessions are all on closed days is not found', async () => {
  const team = await makeTeam(world)
  const { activity } = team
  const only = await makeSession(world, { activity, startsAt: new Date('2026-12-01T19:00:00Z') })
  const find = async () => {
    const input = { serviceAreaId: activity.serviceAreaId }
    const { responseData } = await world.call(activityBooking.getActivitySessionsForNewBooking, input)
    return [responseData?.totalCount, responseData?.items.length]
  }
  expect(await find()).toEqual([1, 1])
  await closeOnDayOf(only, team)
  expect(await find()).toEqual([0, 0])
})

test('whoever waits is offered nothing on a closed day, and somebody at the door is let in', async () => {
  const team = await makeTeam(world)
  const startsAt = new Date(world.clock.now().getTime() + 3_600_000)
  const session = await makeSession(world, { activity: team.activity, startsAt, maxSpaces: 1 })
  const { activitySessionId } = session
  const [holder, waiting] = [await makePerson(world), await makePerson(world)]
  const { activityBookingId } = await book(world, session, holder)
  const wish = { activitySessionId, people: [{ name: 'Hemi' }], contactName: 'Hemi', contactEmail: 'hemi@example.test' }
  expect((await world.call(activityBooking.joinActivityWaitlist, wish, { as: waiting })).error).toBeNull()
  await closeOnDayOf(session, team)
  await world.db.updateTable('booking.booking').set({ status: 3 }).where('id', '=', activityBookingId).execute()
  await world.runJob(jobs.booking.offerSpaces, { activitySessionId })
  const lines = await world.call(activityBooking.getMyActivityWaitlist, {}, { as: waiting })
  expect(lines.responseData).toMatchObject([{ state: 'waiting' }])
  const late = await world.call(activityBooking.joinActivityWaitlist, wish, { as: await makePerson(world) })
  expect(late.error?.name).toBe('ClosedDay')
  const door = await world.call(
    activitySession.addActivityBookingAtDoor,
    { activitySessionId, name: 'Wiremu Walker' },
    { as: team.coordinator },
  )
  expect(door.error).toBeNull()
})

test('sessions are not added from the day on which the location closes for good, nor moved there', async () => {
  const team = await makeTeam(world)
  const { activity, coordinator } = team
  const session = await makeSession(world, { activity, startsAt: new Date('2026-12-01T21:00:00Z') })
  const kept = await makeSession(world, { activity, startsAt: new Date('2027-01-10T21:00:00Z') })
  await world.db
    .insertInto('provider.location_closing')
    .values({
      service_area_id: activity.serviceAreaId,
      closes_on: '2027-01-01',
      decided_by: coordinator.userProfileId,
      decided_at: world.clock.now(),
    })
    .execute()
  const reason = 'The location closes for good on Fri 1 Jan 2027.'
  const startDateTimes = ['2026-12-31T10:00:00', '2027-01-15T10:00:00']
  const endDateTimes = ['2026-12-31T11:00:00', '2027-01-15T11:00:00']
  const asked = { activityId: activity.activityId, startDateTimes, endDateTimes }
  const checked = await world.call(activitySession.checkActivitySessionDates, asked, { as: coordinator })
  expect(checked.responseData?.dates.map((date) => date.reason)).toEqual([null, reason])
  const added = await world.call(
    activitySession.addActivitySessions,
    { ...asked, status: 'Active' },
    { as: coordinator },
  )
  expect(added.responseData?.sessions.map(({ startDateTime }) => startDateTime)).toEqual(startDateTimes.slice(0, 1))
  expect(added.responseData?.skipped).toEqual([{ startDateTime: startDateTimes[1], reason }])

  const move = ({ activitySessionId }: MadeSession, startDateTime: string) =>
    world.call(
      activitySession.updateActivitySession,
      { activitySessionId, version: 1, startDateTime },
      { as: coordinator },
    )
  expect((await move(session, '2027-01-02T10:00:00')).error).toMatchObject({
    name: 'ClosedByThen',
    message: 'The location closes for good on Fri 1 Jan 2027. Choose a time before that day.',
  })
  expect((await move(session, '2026-12-30T10:00:00')).error).toBeNull()
  expect((await move(kept, '2027-01-11T11:00:00')).error).toBeNull()
})
