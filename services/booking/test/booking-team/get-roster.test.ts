import { booking } from '@waymark/contracts/booking'
import { bookingTeam } from '@waymark/contracts/booking-team'
import { staffRole } from '@waymark/domain/enums'
import { makeActivity } from '@waymark/test-world/makers/activity'
import { makeActivityBooking } from '@waymark/test-world/makers/activity-booking'
import { makeAmenity } from '@waymark/test-world/makers/amenity'
import { makeBooking } from '@waymark/test-world/makers/booking'
import { makeOfferedService } from '@waymark/test-world/makers/offered-service'
import { makePerson } from '@waymark/test-world/makers/person'
import { makeSession } from '@waymark/test-world/makers/session'
import { readXlsx } from '@waymark/test-world/read-xlsx'
import { testWorld } from '@waymark/test-world/test-world'
import { expect, test } from 'vitest'
import { confirmedBooking } from '../confirmed-booking.ts'

const world = await testWorld({ services: ['booking'] })

async function team() {
  const offered = await makeOfferedService(world, { staffCount: 2 })
  const { accountId, serviceAreaId } = offered
  const manager = await makePerson(world, { accountId, roles: { [serviceAreaId]: staffRole.StaffManager } })
  const roster = (wishes: object = { date: '2026-11-26' }, as = manager) =>
    world.call(bookingTeam.getRoster, { serviceAreaId, ...wishes }, { as })
  return { offered, manager, roster }
}

test('shows a week from Monday by person, with hours, time away and what nobody does yet', async () => {
  const { offered, manager, roster } = await team()
  const [first, second] = offered.staff
  if (!first || !second) throw new Error('Expected two staff members.')
  const visit = await confirmedBooking(world, { offered })
  const activity = await makeActivity(world, { area: offered, title: 'Clay' })
  const led = await makeSession(world, {
    activity,
    startsAt: new Date('2026-11-27T01:00:00Z'),
    hours: 2,
    staff: [first],
  })
  const unled = await makeSession(world, { activity, startsAt: new Date('2026-11-28T01:00:00Z') })
  // The week before, and the Monday after.
  await makeSession(world, { activity, startsAt: new Date('2026-11-21T01:00:00Z') })
  await makeSession(world, { activity, startsAt: new Date('2026-11-29T12:00:00Z') })
  // A booked amenity needs nobody.
  const amenity = await makeAmenity(world, { area: offered })
  await makeActivityBooking(world, {
    session: await makeSession(world, { activity: amenity, startsAt: new Date('2026-11-28T03:00:00Z') }),
  })
  const { responseData } = await roster()
  expect(responseData).toMatchObject({ fromDate: '2026-11-23', toDate: '2026-11-29', timeZone: 'Pacific/Auckland' })
  const people = responseData?.people ?? []
  expect(people.map(({ userProfileId }) => userProfileId)).toEqual(
    expect.arrayContaining([first.userProfileId, second.userProfileId, manager.userProfileId]),
  )
  const visited = people.find(({ visits }) => visits.length > 0)
  expect(visited?.visits).toMatchObject([{ bookingId: visit.bookingId, startDateTime: '2026-11-26T09:00:00' }])
  const leader = people.find(({ userProfileId }) => userProfileId === first.userProfileId)
  expect(leader?.sessions).toMatchObject([{ activitySessionId: led.activitySessionId, activityTitle: 'Clay' }])
  expect(leader?.plannedMinutes).toBe(120 + (leader?.visits.length ?? 0) * 60)
  expect(responseData?.nobody).toMatchObject({
    visits: [],
    sessions: [{ activitySessionId: unled.activitySessionId }],
  })
})

test('shows time away, and a visit whose person was taken off as one that nobody does', async () => {
  const { offered, roster } = await team()
  const { bookingId } = await confirmedBooking(world, { offered })
  const [first] = offered.staff
  await world.db
    .insertInto('provider.staff_leave')
    .values({
      account_id: offered.accountId,
      user_profile_id: first?.userProfileId ?? 0,
      starts_at: new Date('2026-11-20T00:00:00Z'),
      ends_at: new Date('2026-11-24T11:00:00Z'),
      note: null,
    })
    .execute()
  await world.db.updateTable('booking.staff_time').set({ is_live: false }).where('booking_id', '=', bookingId).execute()
  const { responseData } = await roster()
  expect(responseData?.nobody.visits).toMatchObject([{ bookingId, clientName: 'Hēmi Parata' }])
  expect(responseData?.people.find(({ userProfileId }) => userProfileId === first?.userProfileId)?.away).toEqual([
    { startDateTime: '2026-11-23T00:00:00', endDateTime: '2026-11-25T00:00:00' },
  ])
  expect(responseData?.people.flatMap(({ visits }) => visits)).toEqual([])
})

test('whoever is deactivated or has left the location keeps their work, and is in the team no more', async () => {
  const { offered, roster } = await team()
  const [first, second] = offered.staff
  if (!first || !second) throw new Error('Expected two staff members.')
  const activity = await makeActivity(world, { area: offered })
  const at = (day: string, staff: typeof first) =>
    makeSession(world, { activity, startsAt: new Date(`${day}T01:00:00Z`), staff: [staff] })
  const ofFirst = await at('2026-11-26', first)
  const ofSecond = await at('2026-11-27', second)
  const { bookingId } = await makeBooking(world, { offered, startsAt: new Date('2026-11-25T20:00:00Z') })
  await world.db
    .updateTable('identity.user_profile')
    .set({ is_active: false })
    .where('id', '=', first.userProfileId)
    .execute()
  await world.db.deleteFrom('identity.membership').where('user_profile_id', '=', second.userProfileId).execute()
  const { responseData } = await roster()
  const personOf = (staff: typeof first) =>
    responseData?.people.find(({ userProfileId }) => userProfileId === staff.userProfileId)
  expect(responseData?.nobody).toEqual({ visits: [], sessions: [] })
  expect(personOf(first)).toMatchObject({
    isInTeam: false,
    visits: [{ bookingId }],
    sessions: [{ activitySessionId: ofFirst.activitySessionId }],
  })
  expect(personOf(second)).toMatchObject({
    isInTeam: false,
    sessions: [{ activitySessionId: ofSecond.activitySessionId }],
  })
})

test('a session that is over has nobody to look for any more', async () => {
  const { offered, roster } = await team()
  const activity = await makeActivity(world, { area: offered })
  await makeSession(world, { activity, startsAt: new Date(world.clock.now().getTime() - 3 * 3_600_000), hours: 2 })
  const going = await makeSession(world, {
    activity,
    startsAt: new Date(world.clock.now().getTime() - 3_600_000),
    hours: 2,
  })
  const { responseData } = await roster({})
  expect(responseData?.nobody.sessions.map(({ activitySessionId }) => activitySessionId)).toEqual([
    going.activitySessionId,
  ])
})

test('is for the managers of the location', async () => {
  const { offered, roster } = await team()
  const [staff] = offered.staff
  expect((await roster({}, staff)).httpStatusCode).toBe(403)
  const stranger = await makePerson(world, {
    accountId: (await makeOfferedService(world)).accountId,
    isAccountAdmin: true,
  })
  expect((await roster({}, stranger)).httpStatusCode).toBe(404)
})

test('weeks count visits by what became of them, and export the same', async () => {
  const { offered, manager } = await team()
  const { serviceAreaId } = offered
  const kept = await confirmedBooking(world, { offered })
  const lost = await confirmedBooking(world, { offered, dates: ['2026-11-27T09:00:00'] })
  await world.call(booking.cancelBooking, { bookingId: lost.bookingId }, { as: lost.client })
  const shift = async (bookingId: number, startsAt: string, endsAt: string) =>
    world.db
      .updateTable('booking.booking')
      .set({ starts_at: new Date(startsAt), ends_at: new Date(endsAt) })
      .where('id', '=', bookingId)
      .execute()
  await shift(kept.bookingId, '2026-11-20T00:00:00Z', '2026-11-20T01:30:00Z')
  await shift(lost.bookingId, '2026-11-06T00:00:00Z', '2026-11-06T01:00:00Z')
  const activity = await makeActivity(world, { area: offered })
  const past = await makeSession(world, { activity, startsAt: new Date('2026-11-20T02:00:00Z'), maxSpaces: 10 })
  expect(past.activitySessionId).toBeGreaterThan(0)
  const input = { serviceAreaId, weeks: 4 as const }
  const { responseData } = await world.call(bookingTeam.getWeeklyInsights, input, { as: manager })
  expect(responseData?.weeks).toHaveLength(4)
  const sums = responseData?.weeks.map((one) => [
    one.visitsDone,
    one.visitsCancelled,
    one.visitMinutes,
    one.sessionCount,
  ])
  expect(sums).toEqual([
    [0, 1, 0, 0],
    [0, 0, 0, 0],
    [1, 0, 90, 1],
    [0, 0, 0, 0],
  ])
  const file = await world.fetch(bookingTeam.exportWeeklyInsights, input, { as: manager })
  expect(file.statusCode).toBe(200)
  expect(file.headers['content-disposition']).toContain('WeeklyInsights')
  const sheet = readXlsx(file.rawPayload).get('xl/worksheets/sheet1.xml')
  expect(sheet).toContain('Week from')
  expect(sheet).toContain('NZD')
  // A spreadsheet counts days from 30 December 1899.
  const dayNumber = (day: string) => Date.parse(day) / 86_400_000 + 25_569
  for (const { fromDate } of responseData?.weeks ?? []) expect(sheet).toContain(`<v>${dayNumber(fromDate)}</v>`)
  expect(sheet).toContain('<v>1.5</v>')
  expect(sheet).not.toContain('$0.00')
})
