import { activitySession } from '@waymark/contracts/activity-session'
import { bookingStatus } from '@waymark/domain/enums'
import { makeActivity } from '@waymark/test-world/makers/activity'
import { makeActivityBooking } from '@waymark/test-world/makers/activity-booking'
import { makePerson } from '@waymark/test-world/makers/person'
import { makeSession } from '@waymark/test-world/makers/session'
import { readXlsx } from '@waymark/test-world/read-xlsx'
import { bootWorld, type World } from '@waymark/test-world/world'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeTeam, type Team } from './activity-session/team.ts'

let world: World
let team: Team
let ids: { over: number; next: number; later: number; pottery: number }

/** A swim that is over, the next two with Aroha at one of them, and pottery. */
beforeAll(async () => {
  world = await bootWorld({ services: ['booking'] })
  team = await makeTeam(world, { title: 'Swim', priceCents: 900 })
  const { activity, aroha } = team
  const pottery = await makeActivity(world, { area: activity, title: 'Pottery' })
  const over = await makeSession(world, { activity, startsAt: new Date('2026-11-20T21:00:00Z') })
  const next = await makeSession(world, { activity, staff: [aroha], wheelchairSpaces: 2, maxSpaces: 4 })
  const later = await makeSession(world, { activity, status: 'Draft', startsAt: new Date('2026-12-07T21:00:00Z') })
  const clay = await makeSession(world, { activity: pottery, startsAt: new Date('2026-12-08T21:00:00Z') })
  await makeActivityBooking(world, {
    session: next,
    contactName: 'Mere Rangi',
    people: [{ wantsWheelchairSpace: true }, {}, { kind: 'companion', companionOf: 0 }],
  })
  await makeActivityBooking(world, { session: over, guestId: 'guest', status: bookingStatus.Cancelled })
  ids = {
    over: over.activitySessionId,
    next: next.activitySessionId,
    later: later.activitySessionId,
    pottery: clay.activitySessionId,
  }
})
afterAll(() => world.stop())

async function list(input: object, as = team.coordinator) {
  const { serviceAreaId } = team.activity
  const answer = await world.call(activitySession.getActivitySessionList, { serviceAreaId, ...input }, { as })
  return answer.responseData?.items.map(({ activitySessionId }) => activitySessionId)
}

test.each<[string, object, readonly (keyof typeof ids)[]]>([
  ['those that are not over, the next first', {}, ['next', 'later', 'pottery']],
  ['past ones', { period: 'past' }, ['over']],
  ['all, the last first', { period: 'all', sort: '-start' }, ['pottery', 'later', 'next', 'over']],
  ['the fullest first', { sort: 'fill', pageSize: 5 }, ['next', 'later', 'pottery']],
  ['by status', { statuses: ['Draft'] }, ['later']],
  ['by day of the location', { fromDate: '2026-12-01', toDate: '2026-12-08' }, ['next', 'later']],
  ['by title', { search: 'pott' }, ['pottery']],
])('lists %s', async (_name, input, wanted) => {
  expect(await list(input)).toEqual(wanted.map((name) => ids[name]))
})

test('lists those of some ids', async () => {
  expect(await list({ activitySessionIds: [ids.pottery, ids.later] })).toEqual([ids.later, ids.pottery])
})

test('says which are of a draft', async () => {
  const { serviceAreaId } = team.activity
  const activity = await makeActivity(world, { area: team.activity, status: 'Draft' })
  const { activitySessionId } = await makeSession(world, { activity, startsAt: new Date('2027-01-12T21:00:00Z') })
  const input = { serviceAreaId, activitySessionIds: [ids.next, activitySessionId] }
  const answer = await world.call(activitySession.getActivitySessionList, input, { as: team.coordinator })
  expect(answer.responseData?.items.map(({ isActivityDraft }) => isActivityDraft)).toEqual([false, true])
  await world.db.deleteFrom('booking.activity_session').where('id', '=', activitySessionId).execute()
})

test('Staff see the sessions that they help with', async () => {
  expect(await list({ period: 'all' }, team.aroha)).toEqual([ids.next])
  expect(await list({ period: 'all' }, team.sione)).toEqual([])
  expect(await list({ period: 'all', staffUserProfileId: team.aroha.userProfileId })).toEqual([ids.next])
})

test('answers the sessions of one activity, with what is taken of each', async () => {
  const { activityId } = team.activity
  const answer = await world.call(
    activitySession.getActivitySessionsByActivityId,
    { activityId },
    { as: team.coordinator },
  )
  expect(answer.responseData?.totalCount).toBe(2)
  expect(answer.responseData?.items[0]).toMatchObject({
    activityTitle: 'Swim',
    startDateTime: '2026-12-01T10:00:00',
    endDateTime: '2026-12-01T12:00:00',
    timeZone: 'Pacific/Auckland',
    maxSpaces: 4,
    spacesTaken: 3,
    bookingCount: 1,
    peopleCount: 3,
    checkedInCount: 0,
    waitlistLength: 0,
    priceCents: 900,
    accessStock: { wheelchairSpaces: { total: 2, left: 1 } },
    staff: [{ firstName: 'Aroha' }],
  })
})

test('shows one session with what may be done with it', async () => {
  const detail = async (activitySessionId: number, as = team.coordinator) =>
    world.call(activitySession.getActivitySessionDetail, { activitySessionId }, { as })
  expect((await detail(ids.next)).responseData).toMatchObject({
    incomeCents: 0,
    laterSessionCount: 1,
    laterBookingCount: 0,
    laterPeopleCount: 0,
    laterWaitingCount: 0,
    mayEdit: true,
    mayCheckIn: false,
    waitlist: [],
  })
  expect((await detail(ids.over)).responseData).toMatchObject({
    laterSessionCount: 2,
    laterBookingCount: 1,
    laterPeopleCount: 3,
  })
  expect((await detail(ids.next, team.aroha)).responseData).toMatchObject({ incomeCents: null, mayEdit: false })
  expect((await detail(ids.next, team.sione)).httpStatusCode).toBe(404)
  expect((await detail(ids.next, await makePerson(world))).httpStatusCode).toBe(403)
  expect((await detail(ids.next, (await makeTeam(world)).coordinator)).httpStatusCode).toBe(404)
  expect((await detail(999_999)).httpStatusCode).toBe(404)
})

test('exports the list with its filters, named with the date', async () => {
  const { serviceAreaId } = team.activity
  const response = await world.fetch(
    activitySession.exportActivitySessionList,
    { serviceAreaId, search: 'swim' },
    { as: team.coordinator },
  )
  expect(response.statusCode).toBe(200)
  expect(response.headers['content-disposition']).toContain('filename="ActivitySessions 2026-11-24.xlsx"')
  const sheet = readXlsx(response.rawPayload).get('xl/worksheets/sheet1.xml')
  expect(sheet).toContain('Swim')
  expect(sheet).toContain('1 of 2')
  expect(sheet).toContain('Did not come')
  expect(sheet).toContain('Aroha Ngata')
  expect(sheet).not.toContain('Pottery')
})

test('a session counts the people whose bookings were cancelled, also once it is cancelled itself', async () => {
  const session = await makeSession(world)
  const { accountId } = session.activity
  const admin = await makePerson(world, { accountId, isAccountAdmin: true })
  await makeActivityBooking(world, { session })
  await makeActivityBooking(world, { session, people: [{}, {}], status: bookingStatus.Cancelled })
  const { activitySessionId } = session
  const detail = async () =>
    (await world.call(activitySession.getActivitySessionDetail, { activitySessionId }, { as: admin })).responseData
  expect(await detail()).toMatchObject({ peopleCount: 1, cancelledPeopleCount: 2 })
  await world.db
    .updateTable('booking.activity_session')
    .set({ status: 'Cancelled' })
    .where('id', '=', activitySessionId)
    .execute()
  expect(await detail()).toMatchObject({ cancelledPeopleCount: 2 })
})
