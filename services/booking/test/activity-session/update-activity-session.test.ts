import { activitySession } from '@waymark/contracts/activity-session'
import { bookingStatus } from '@waymark/domain/enums'
import { makeActivityBooking } from '@waymark/test-world/makers/activity-booking'
import { type MadeSession, makeSession } from '@waymark/test-world/makers/session'
import { bootWorld, type World } from '@waymark/test-world/world'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { connectCards, makeTeam, type Team } from './team.ts'

let world: World

beforeAll(async () => {
  world = await bootWorld({ services: ['booking'] })
})
afterAll(() => world.stop())

const versionOf = async ({ activitySessionId }: MadeSession) => (await rowOf({ activitySessionId })).version

const rowOf = ({ activitySessionId }: Pick<MadeSession, 'activitySessionId'>) =>
  world.db
    .selectFrom('booking.activity_session')
    .selectAll()
    .where('id', '=', activitySessionId)
    .executeTakeFirstOrThrow()

async function update({ coordinator }: Team, session: MadeSession, input: object) {
  const { activitySessionId } = session
  const version = await versionOf(session)
  return world.call(
    activitySession.updateActivitySession,
    { activitySessionId, version, ...input },
    { as: coordinator },
  )
}

const weekMs = 7 * 86_400_000
const hourMs = 3_600_000
const firstStart = new Date('2026-11-30T21:00:00Z')

/** Sessions of the team's activity, a week apart, with its two Staff. */
async function makeWeekly(team: Team, count: number, wishes: Parameters<typeof makeSession>[1] = {}) {
  const sessions: MadeSession[] = []
  for (let week = 0; week < count; week += 1)
    sessions.push(
      await makeSession(world, {
        activity: team.activity,
        startsAt: new Date(firstStart.getTime() + week * weekMs),
        staff: [team.aroha],
        ...wishes,
      }),
    )
  return sessions
}

function only<Item>(items: readonly Item[], index = 0): Item {
  const item = items[index]
  if (item === undefined) throw new Error(`there is no item ${index}`)
  return item
}

describe('values', () => {
  test('takes an open session back to draft while nobody has booked it', async () => {
    const team = await makeTeam(world)
    const [free, booked] = await makeWeekly(team, 2)
    if (!free || !booked) throw new Error('there are two sessions')
    await makeActivityBooking(world, { session: booked })
    const taken = await update(team, free, { status: 'Draft' })
    expect(taken.responseData).toMatchObject({ session: { status: 'Draft' }, sessionCount: 1 })
    const refused = await update(team, booked, { status: 'Draft' })
    expect(refused.error).toMatchObject({
      name: 'NotThatStatus',
      message: 'A session that is booked cannot become Draft.',
    })
    expect(await rowOf(booked)).toMatchObject({ status: 'Active' })
  })

  test('opens a session and changes what is given, and only that', async () => {
    const team = await makeTeam(world)
    const session = await makeSession(world, { activity: team.activity, status: 'Draft', wheelchairSpaces: 2 })
    const answer = await update(team, session, { status: 'Active', maxSpaces: 20, note: 'Bring a towel.' })
    expect(answer.responseData).toMatchObject({
      session: {
        status: 'Active',
        maxSpaces: 20,
        maxSpacesPerClient: 4,
        accessStock: { wheelchairSpaces: { total: 2 } },
      },
      sessionCount: 1,
      bookingCount: 0,
    })
    expect(await rowOf(session)).toMatchObject({ note: 'Bring a towel.', version: 2 })
  })

  test('never goes below what is booked', async () => {
    const team = await makeTeam(world)
    const session = await makeSession(world, { activity: team.activity, maxSpaces: 5, interpreterPlaces: 2 })
    const people = [{ wantsInterpreter: true }, {}, { kind: 'companion', companionOf: 0 } as const]
    await makeActivityBooking(world, { session, people })
    expect((await update(team, session, { maxSpaces: 2 })).error).toMatchObject({
      name: 'BelowBooked',
      message: '3 spaces are booked. There cannot be fewer.',
      fields: { maxSpaces: '3 spaces are booked. There cannot be fewer.' },
    })
    expect((await update(team, session, { interpreterPlaces: 0 })).error).toMatchObject({
      name: 'StockBelowBooked',
      message: '1 of the interpreter places is booked. There cannot be fewer.',
    })
    expect((await update(team, session, { maxSpaces: 3, interpreterPlaces: 1 })).httpStatusCode).toBe(200)
  })

  test('changes later ones too, and refuses all of them when one has not the room', async () => {
    const team = await makeTeam(world)
    const sessions = await makeWeekly(team, 3)
    await makeActivityBooking(world, { session: only(sessions, 2), people: [{}, {}, {}] })
    const later = await update(team, only(sessions, 1), { scope: 'later', maxSpaces: 6, status: 'Active' })
    expect(later.responseData).toMatchObject({ sessionCount: 2, bookingCount: 1 })
    expect((await update(team, only(sessions), { scope: 'later', maxSpaces: 2 })).error?.name).toBe('BelowBooked')
    const rows = await Promise.all(sessions.map(rowOf))
    expect(rows.map((row) => row.max_spaces)).toEqual([10, 6, 6])
  })

  test('refuses an old version, an impossible status, and a price without a card account', async () => {
    const team = await makeTeam(world)
    const session = await makeSession(world, { activity: team.activity })
    expect((await update(team, session, { version: 7 })).error?.name).toBe('ChangedMeanwhile')
    const running = await makeSession(world, {
      activity: team.activity,
      startsAt: new Date(world.clock.now().getTime() - hourMs / 2),
    })
    expect((await update(team, running, { status: 'Draft' })).error?.message).toBe(
      'A session that is Active cannot become Draft.',
    )
    expect((await update(team, session, { status: 'Completed' })).error?.message).toBe(
      'A session that is still to come cannot become Completed.',
    )
    expect((await update(team, session, { priceCents: 500 })).error?.name).toBe('NotConnected')
    expect((await update(team, session, { maxSpacesPerClient: 40 })).httpStatusCode).toBe(422)
    await connectCards(world, team.activity)
    expect((await update(team, session, { priceCents: 500 })).httpStatusCode).toBe(200)
  })
})

describe('moving', () => {
  test('moves the staff, the bookings and their calendars, and tells those who come', async () => {
    const team = await makeTeam(world)
    const session = only(await makeWeekly(team, 1))
    const { bookingId } = await makeActivityBooking(world, { session })
    const answer = await update(team, session, { startDateTime: '2026-12-01T14:00:00' })
    expect(answer.responseData?.session).toMatchObject({
      startDateTime: '2026-12-01T14:00:00',
      endDateTime: '2026-12-01T16:00:00',
      staff: [{ firstName: 'Aroha' }],
    })
    const booking = await world.db
      .selectFrom('booking.booking')
      .select(['starts_at', 'ends_at', 'calendar_sequence'])
      .where('id', '=', bookingId)
      .executeTakeFirstOrThrow()
    expect(booking).toEqual({
      starts_at: new Date('2026-12-01T01:00:00Z'),
      ends_at: new Date('2026-12-01T03:00:00Z'),
      calendar_sequence: 1,
    })
    const history = await world.db
      .selectFrom('booking.booking_history')
      .select(['what', 'by_name'])
      .where('booking_id', '=', bookingId)
      .execute()
    expect(history).toEqual([
      {
        what: 'The session moved from Tue 1 Dec 2026, 10:00 am to Tue 1 Dec 2026, 2:00 pm',
        by_name: 'Coral Coordinator',
      },
    ])
    const held = await world.db
      .selectFrom('booking.staff_time')
      .select('during')
      .where('user_profile_id', '=', team.aroha.userProfileId)
      .execute()
    expect(held).toEqual([
      { during: { start: new Date('2026-12-01T01:00:00Z'), end: new Date('2026-12-01T03:00:00Z') } },
    ])
  })

  test('moves weekly sessions by a week, each into the time of the next, across a clock change', async () => {
    const team = await makeTeam(world)
    const start = new Date('2027-03-23T05:00:00Z')
    const sessions: MadeSession[] = []
    for (let week = 0; week < 3; week += 1)
      sessions.push(
        await makeSession(world, {
          activity: team.activity,
          // 18:00 in Auckland, an hour later in UTC from April on.
          startsAt: new Date(start.getTime() + week * weekMs + (week === 2 ? 3_600_000 : 0)),
          staff: [team.aroha],
        }),
      )
    const answer = await update(team, only(sessions), { scope: 'later', startDateTime: '2027-03-30T18:00:00' })
    expect(answer.responseData?.sessionCount).toBe(3)
    const rows = await Promise.all(sessions.map(rowOf))
    expect(rows.map((row) => row.starts_at.toISOString())).toEqual([
      '2027-03-30T05:00:00.000Z',
      '2027-04-06T06:00:00.000Z',
      '2027-04-13T06:00:00.000Z',
    ])
    const back = await update(team, only(sessions), { scope: 'later', startDateTime: '2027-03-23T18:00:00' })
    expect(back.httpStatusCode).toBe(200)
  })

  test('refuses a time that is taken, by a session or by somebody of the staff, and moves nothing', async () => {
    const team = await makeTeam(world)
    const sessions = await makeWeekly(team, 2)
    await makeSession(world, { staff: [team.aroha], startsAt: new Date('2026-12-01T21:00:00Z') })
    const there = await update(team, only(sessions), { startDateTime: '2026-12-08T11:00:00' })
    expect(there.error?.message).toBe('This activity already has a session at Tue 8 Dec 2026, 10:00 am.')
    const busy = await update(team, only(sessions), { startDateTime: '2026-12-02T10:30:00', maxSpaces: 33 })
    expect(busy.error?.message).toBe('Aroha Ngata already has something at Wed 2 Dec 2026, 10:30 am.')
    expect(await rowOf(only(sessions))).toMatchObject({ starts_at: firstStart, max_spaces: 10, version: 1 })
  })

  test.each([
    ['InThePast', { startDateTime: '2026-11-24T08:00:00' }, 'startDateTime'],
    ['EndsBeforeStart', { endDateTime: '2026-12-01T09:00:00' }, 'endDateTime'],
    ['TooFarAhead', { startDateTime: '2027-06-25T08:00:00' }, 'startDateTime'],
  ])('refuses %s at its field', async (name, input, field) => {
    const team = await makeTeam(world)
    const session = only(await makeWeekly(team, 1))
    const { error } = await update(team, session, input)
    expect([error?.name, Object.keys(error?.fields ?? {})]).toEqual([name, [field]])
  })
})

describe('cancelling', () => {
  test('cancels one, or it and all later ones, with their bookings, and releases the staff', async () => {
    const team = await makeTeam(world)
    const sessions = await makeWeekly(team, 3)
    const bookingIds: number[] = []
    for (const session of sessions) bookingIds.push((await makeActivityBooking(world, { session })).bookingId)
    const answer = await update(team, only(sessions, 1), {
      scope: 'later',
      status: 'Cancelled',
      cancelReason: 'The pool is closed.',
    })
    expect(answer.responseData).toMatchObject({
      session: { status: 'Cancelled', staff: [] },
      sessionCount: 2,
      bookingCount: 2,
    })
    await world.settle()
    const rows = await world.db
      .selectFrom('booking.booking')
      .select(['id', 'status', 'cancel_reason'])
      .where('id', 'in', bookingIds)
      .orderBy('id')
      .execute()
    expect(rows.map(({ status, cancel_reason }) => [status, cancel_reason])).toEqual([
      [bookingStatus.Confirmed, null],
      [bookingStatus.Cancelled, 'The pool is closed.'],
      [bookingStatus.Cancelled, 'The pool is closed.'],
    ])
    const held = await world.db
      .selectFrom('booking.staff_time')
      .select('activity_session_id')
      .where('user_profile_id', '=', team.aroha.userProfileId)
      .execute()
    expect(held).toEqual([{ activity_session_id: only(sessions).activitySessionId }])
    const again = await update(team, only(sessions, 1), { maxSpaces: 30 })
    expect(again.error?.message).toBe('A session that is Cancelled cannot become something else.')
  })

  test('completes a session that is over by hand, with its bookings', async () => {
    const team = await makeTeam(world)
    const session = await makeSession(world, { activity: team.activity, startsAt: new Date('2026-11-23T16:00:00Z') })
    const { bookingId } = await makeActivityBooking(world, { session })
    expect((await update(team, session, { status: 'Completed' })).responseData?.session.status).toBe('Completed')
    await world.settle()
    const booking = await world.db
      .selectFrom('booking.booking')
      .select('status')
      .where('id', '=', bookingId)
      .executeTakeFirst()
    expect(booking?.status).toBe(bookingStatus.Completed)
  })
})
