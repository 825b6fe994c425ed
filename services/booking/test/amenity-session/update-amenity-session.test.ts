import { activityBooking } from '@waymark/contracts/activity-booking'
import { activitySession } from '@waymark/contracts/activity-session'
import { amenitySession } from '@waymark/contracts/amenity-session'
import { bookingStatus } from '@waymark/domain/enums'
import { makeActivity } from '@waymark/test-world/makers/activity'
import { makeActivityBooking } from '@waymark/test-world/makers/activity-booking'
import { makePerson } from '@waymark/test-world/makers/person'
import { makeSession } from '@waymark/test-world/makers/session'
import { bootWorld, type World } from '@waymark/test-world/world'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { connectCards } from '../activity-session/team.ts'
import { newBookingOf } from '../booked-session.ts'
import { type AmenityTeam, makeAmenityTeam } from './amenity-team.ts'

let world: World
beforeAll(async () => {
  world = await bootWorld({ services: ['booking'] })
})
afterAll(() => world.stop())

const dates = {
  startDateTimes: ['2026-12-01T10:00:00', '2026-12-01T10:30:00'],
  endDateTimes: ['2026-12-01T10:30:00', '2026-12-01T11:00:00'],
}

const save = (
  { amenity, coordinator }: AmenityTeam,
  input: object,
  { as = coordinator, idempotencyKey }: { as?: AmenityTeam['staff']; idempotencyKey?: string } = {},
) =>
  world.call(
    amenitySession.updateAmenitySession,
    { amenityId: amenity.activityId, ...input },
    { as, ...(idempotencyKey ? { idempotencyKey } : {}) },
  )

describe('adds', () => {
  test('sessions that can be booked at once, with what the amenity says, once per request', async () => {
    const team = await makeAmenityTeam(world)
    const add = () => save(team, dates, { idempotencyKey: 'quiet-hour' })
    const first = await add()
    expect(first.responseData).toMatchObject({
      sessionCount: 2,
      bookingCount: 0,
      skipped: [],
      sessions: [
        { status: 'Active', startDateTime: '2026-12-01T10:00:00', maxSpaces: 2, isOfAmenity: true },
        { startDateTime: '2026-12-01T10:30:00', activityTitle: 'Quiet room' },
      ],
    })
    const ids = (answer: typeof first) => answer.responseData?.sessions.map((one) => one.activitySessionId)
    expect(ids(await add())).toEqual(ids(first))
    expect((await save(team, { ...dates, status: 'Draft' })).error?.name).toBe('NothingToAdd')
  })

  test.each([
    ['no dates', {}, 'startDateTimes'],
    ['a session that is over', { ...dates, status: 'Completed' }, 'status'],
    ['more for one than for all', { ...dates, maxSpaces: 1, maxSpacesPerClient: 2 }, 'maxSpacesPerClient'],
  ])('but not %s', async (_name, input, field) => {
    const answer = await save(await makeAmenityTeam(world), input)
    expect(Object.keys(answer.error?.fields ?? {})).toEqual([field])
  })

  test('none to one that cannot be booked, that is closed, or that nobody can pay', async () => {
    expect((await save(await makeAmenityTeam(world, { isBookable: false }), dates)).error?.name).toBe('NotBookable')
    const closed = await save(await makeAmenityTeam(world, { status: 'Cancelled' }), dates)
    expect(closed.error?.message).toBe('This activity is Closed. Sessions cannot be added.')
    const paid = await makeAmenityTeam(world, { priceCents: 500 })
    expect((await save(paid, dates)).error?.name).toBe('NotConnected')
    await connectCards(world, paid.amenity)
    expect((await save(paid, dates)).responseData?.sessions[0]?.priceCents).toBe(500)
  })
})

describe('changes', () => {
  test('one session, and never below what is booked', async () => {
    const team = await makeAmenityTeam(world)
    const session = await makeSession(world, { activity: team.amenity })
    await makeActivityBooking(world, { session })
    const { activitySessionId } = session
    expect((await save(team, { activitySessionId, maxSpaces: 3 })).error?.fields?.version).toBeDefined()
    const changed = await save(team, { activitySessionId, version: 1, maxSpaces: 3, note: 'The blue door.' })
    expect(changed.responseData).toMatchObject({ sessionCount: 1, bookingCount: 1, sessions: [{ maxSpaces: 3 }] })
    expect((await save(team, { activitySessionId, version: 1 })).error?.name).toBe('ChangedMeanwhile')
    const other = await makeAmenityTeam(world)
    expect((await save(other, { activitySessionId, version: 2 })).httpStatusCode).toBe(404)
  })

  test('cancels one and all later ones, with their bookings', async () => {
    const team = await makeAmenityTeam(world)
    const first = await makeSession(world, { activity: team.amenity })
    const later = await makeSession(world, { activity: team.amenity, startsAt: new Date('2026-12-07T21:00:00Z') })
    const { bookingId, client } = await makeActivityBooking(world, { session: later })
    const cancelled = await save(team, {
      activitySessionId: first.activitySessionId,
      version: 1,
      scope: 'later',
      status: 'Cancelled',
      cancelReason: 'The lift is being renewed.',
    })
    expect(cancelled.responseData).toMatchObject({
      sessionCount: 2,
      bookingCount: 1,
      sessions: [{ status: 'Cancelled' }],
    })
    await world.settle()
    const detail = await world.call(
      activityBooking.getActivityBookingDetail,
      { activityBookingId: bookingId },
      client ? { as: client } : {},
    )
    expect(detail.responseData?.status).toBe(bookingStatus.Cancelled)
  })
})

test('is for those who manage the location, also of a service provider; its activities stay closed to it', async () => {
  const team = await makeAmenityTeam(world)
  expect((await save(team, dates, { as: team.staff })).httpStatusCode).toBe(403)
  expect((await save(team, dates, { as: team.otherAdmin })).httpStatusCode).toBe(404)
  const startsAt = new Date(world.clock.now().getTime() + 30 * 60_000)
  const session = await makeSession(world, { activity: team.amenity, startsAt })
  const { activitySessionId } = session
  const { bookingId } = await makeActivityBooking(world, { session })
  const marked = await world.call(
    activitySession.checkInActivityBooking,
    { activitySessionId, marks: [{ activityBookingId: bookingId }] },
    { as: team.coordinator },
  )
  expect(marked.responseData?.marked[0]?.outcome).toBe('marked')
  const swim = await makeSession(world, { activity: await makeActivity(world, { area: team.amenity }) })
  const refused = await world.call(
    activitySession.getActivitySessionDetail,
    { activitySessionId: swim.activitySessionId },
    { as: team.coordinator },
  )
  expect(refused.httpStatusCode).toBe(403)
  const ofActivity = await save(team, { amenityId: swim.activity.activityId, ...dates })
  expect(ofActivity.httpStatusCode).toBe(404)
})

test('who books it knows how to find it', async () => {
  const { amenity } = await makeAmenityTeam(world)
  const { activityId } = amenity
  const preparation = async () =>
    (await world.call(activityBooking.getActivityForNewBooking, { activityId }, {})).responseData?.preparation
  expect(await preparation()).toBe('')
  const said = { whereabouts: 'Level 1, beside the lift', preparation: 'Bring a blanket.' }
  await world.db.updateTable('provider.activity').set(said).where('id', '=', activityId).execute()
  expect(await preparation()).toBe('Level 1, beside the lift. Bring a blanket.')
})

test('one space is booked once, by the same call as any other session', async () => {
  const team = await makeAmenityTeam(world)
  const session = await makeSession(world, { activity: team.amenity, maxSpaces: 1 })
  const book = async () =>
    world.call(activityBooking.addNewActivityBooking, newBookingOf(session), { as: await makePerson(world) })
  const [one, two] = await Promise.all([book(), book()])
  expect([one, two].filter((answer) => answer.responseData).length).toBe(1)
})
