import type { StockKind } from '@waymark/domain/activity/people'
import { bookingStatus } from '@waymark/domain/enums'
import { makeActivityBooking } from '@waymark/test-world/makers/activity-booking'
import { makePerson } from '@waymark/test-world/makers/person'
import { type MadeSession, makeSession } from '@waymark/test-world/makers/session'
import { bootWorld, type World } from '@waymark/test-world/world'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let world: World

beforeAll(async () => {
  world = await bootWorld({ services: [] })
})
afterAll(() => world.stop())

/** The constraint by which the database refused, or 'taken'. */
async function outcomeOf(attempt: Promise<unknown>): Promise<string> {
  try {
    await attempt
    return 'taken'
  } catch (error) {
    if (error instanceof Error && 'constraint' in error && typeof error.constraint === 'string') return error.constraint
    throw error
  }
}

async function countsOf({ activitySessionId }: MadeSession) {
  return world.db
    .selectFrom('booking.activity_session')
    .select(['spaces_taken', 'wheelchair_spaces_taken', 'hearing_receivers_taken'])
    .select(['interpreter_places_taken', 'quiet_places_taken'])
    .where('id', '=', activitySessionId)
    .executeTakeFirstOrThrow()
}

const setStatus = (bookingId: number, status: number) =>
  world.db
    .updateTable('booking.booking')
    .set({ status: status === 1 ? 1 : status === 3 ? 3 : 4 })
    .where('id', '=', bookingId)
    .execute()

const book = (session: MadeSession, index: number, person: object = {}) =>
  makeActivityBooking(world, { session, guestId: `guest ${index}`, people: [person] })

test('gives the last spaces of a session to as many as there are of 50 at once', async () => {
  const session = await makeSession(world, { maxSpaces: 7 })
  const outcomes = await Promise.all(Array.from({ length: 50 }, (_, index) => outcomeOf(book(session, index))))
  expect(outcomes.filter((outcome) => outcome === 'taken')).toHaveLength(7)
  expect(new Set(outcomes)).toEqual(new Set(['taken', 'session_never_oversold']))
  expect((await countsOf(session)).spaces_taken).toBe(7)
})

const stock: readonly (readonly [kind: StockKind, wish: object, column: string])[] = [
  ['wheelchairSpaces', { wantsWheelchairSpace: true }, 'wheelchair_spaces'],
  ['hearingReceivers', { wantsHearingReceiver: true }, 'hearing_receivers'],
  ['interpreterPlaces', { wantsInterpreter: true }, 'interpreter_places'],
  ['quietPlaces', { wantsQuietPlace: true }, 'quiet_places'],
]

test.each(stock)('gives %s to as many as there are of 50 at once', async (kind, wish, column) => {
  const session = await makeSession(world, { maxSpaces: 60, [kind]: 3 })
  const outcomes = await Promise.all(Array.from({ length: 50 }, (_, index) => outcomeOf(book(session, index, wish))))
  expect(outcomes.filter((outcome) => outcome === 'taken')).toHaveLength(3)
  expect(new Set(outcomes)).toEqual(new Set(['taken', `session_${column}_never_oversold`]))
  expect(await countsOf(session)).toMatchObject({ spaces_taken: 3, [`${column}_taken`]: 3 })
})

test.each(['Draft', 'Completed', 'Cancelled'] as const)('refuses a booking of a session that is %s', async (status) => {
  const session = await makeSession(world, { status })
  expect(await outcomeOf(book(session, 1))).toBe('session_open_for_booking')
})

test('refuses more spaces than one client may have', async () => {
  const session = await makeSession(world, { maxSpacesPerClient: 2 })
  const people = [{}, {}, {}]
  expect(await outcomeOf(makeActivityBooking(world, { session, people }))).toBe('booking_within_client_max')
})

describe('releasing', () => {
  test.each([
    ['Cancelled', bookingStatus.Cancelled],
    ['Incomplete', bookingStatus.Incomplete],
  ])('frees everything of a booking that becomes %s', async (_name, status) => {
    const session = await makeSession(world, { wheelchairSpaces: 1, quietPlaces: 1 })
    const { bookingId } = await makeActivityBooking(world, {
      session,
      people: [{ wantsWheelchairSpace: true }, { wantsQuietPlace: true }, { kind: 'companion', companionOf: 0 }],
    })
    expect(await countsOf(session)).toMatchObject({
      spaces_taken: 3,
      wheelchair_spaces_taken: 1,
      quiet_places_taken: 1,
    })
    await setStatus(bookingId, status)
    expect(await countsOf(session)).toMatchObject({
      spaces_taken: 0,
      wheelchair_spaces_taken: 0,
      quiet_places_taken: 0,
    })
  })

  test('gives the spaces back to an Incomplete booking while there are some, and refuses when full', async () => {
    const session = await makeSession(world, { maxSpaces: 1 })
    const late = await book(session, 1)
    await setStatus(late.bookingId, bookingStatus.Incomplete)
    await setStatus(late.bookingId, bookingStatus.Confirmed)
    expect((await countsOf(session)).spaces_taken).toBe(1)
    await setStatus(late.bookingId, bookingStatus.Incomplete)
    await book(session, 2)
    expect(await outcomeOf(setStatus(late.bookingId, bookingStatus.Confirmed))).toBe('session_never_oversold')
    expect((await countsOf(session)).spaces_taken).toBe(1)
  })

  test('a session that is cancelled can still release its bookings', async () => {
    const session = await makeSession(world)
    const { bookingId } = await book(session, 1)
    await world.db
      .updateTable('booking.activity_session')
      .set({ status: 'Cancelled' })
      .where('id', '=', session.activitySessionId)
      .execute()
    await setStatus(bookingId, bookingStatus.Cancelled)
    expect((await countsOf(session)).spaces_taken).toBe(0)
  })
})

describe('once', () => {
  test('a person has one live booking of a session, and may book again after cancelling', async () => {
    const session = await makeSession(world)
    const client = await makePerson(world)
    const first = await makeActivityBooking(world, { session, client })
    expect(await outcomeOf(makeActivityBooking(world, { session, client }))).toBe('booking_session_once')
    expect((await countsOf(session)).spaces_taken).toBe(1)
    await setStatus(first.bookingId, bookingStatus.Cancelled)
    expect(await outcomeOf(makeActivityBooking(world, { session, client }))).toBe('taken')
  })

  test('a person who books for a location as well as for themself has two', async () => {
    const session = await makeSession(world)
    const client = await makePerson(world)
    await makeActivityBooking(world, { session, client })
    expect(await outcomeOf(makeActivityBooking(world, { session, client, userServiceAreaId: 7 }))).toBe('taken')
  })

  test('a guest has one live booking of a session', async () => {
    const session = await makeSession(world)
    await book(session, 1)
    expect(await outcomeOf(book(session, 1))).toBe('booking_session_once_for_guest')
    expect(await outcomeOf(book(session, 2))).toBe('taken')
  })
})

describe('companions', () => {
  test.each([
    ['a companion of nobody', [{ kind: 'companion' }], 'activity_booking_spaces_check'],
    ['a companion who names nobody', [{}, { kind: 'companion' }], 'companion_has_holder'],
    ['somebody who comes with another and is no companion', [{}, { companionOf: 0 }], 'companion_has_holder'],
    [
      'two companions of one person',
      [{}, {}, { kind: 'companion', companionOf: 0 }, { kind: 'companion', companionOf: 0 }],
      'one_companion_each',
    ],
    ['more companions than people', [{}, ...companions(2)], 'booking_companions_beside_holders'],
  ] as const)('refuses %s', async (_name, people, constraint) => {
    const session = await makeSession(world)
    expect(await outcomeOf(makeActivityBooking(world, { session, people }))).toBe(constraint)
    expect((await countsOf(session)).spaces_taken).toBe(0)
  })

  test('a companion takes a space of the session, and is refused when there is none', async () => {
    const session = await makeSession(world, { maxSpaces: 2, maxSpacesPerClient: 1, priceCents: 1200 })
    const pair = [{}, { kind: 'companion', companionOf: 0 }] as const
    const { totalCents } = await makeActivityBooking(world, { session, people: pair })
    expect(totalCents).toBe(1200)
    expect((await countsOf(session)).spaces_taken).toBe(2)
    expect(await outcomeOf(book(session, 9))).toBe('session_never_oversold')
  })
})

function companions(count: number) {
  return Array.from({ length: count }, () => ({ kind: 'companion', companionOf: 0 }) as const)
}

test('never has fewer spaces than are booked', async () => {
  const session = await makeSession(world, { wheelchairSpaces: 2 })
  await book(session, 1, { wantsWheelchairSpace: true })
  await book(session, 2, { wantsWheelchairSpace: true })
  const change = (columns: { readonly max_spaces?: number; readonly wheelchair_spaces?: number }) =>
    world.db
      .updateTable('booking.activity_session')
      .set({ max_spaces_per_client: 1, ...columns })
      .where('id', '=', session.activitySessionId)
      .execute()
  expect(await outcomeOf(change({ max_spaces: 1 }))).toBe('session_never_oversold')
  expect(await outcomeOf(change({ wheelchair_spaces: 1 }))).toBe('session_wheelchair_spaces_never_oversold')
  expect(await outcomeOf(change({ max_spaces: 2 }))).toBe('taken')
})

test('a booking has the times of its session, also when the session moved meanwhile', async () => {
  const session = await makeSession(world)
  const { bookingId } = await makeActivityBooking(world, {
    session: { ...session, startsAt: new Date('2026-11-29T21:00:00Z'), endsAt: new Date('2026-11-29T23:00:00Z') },
  })
  const timesOf = () =>
    world.db
      .selectFrom('booking.booking')
      .select(['starts_at', 'ends_at'])
      .where('id', '=', bookingId)
      .executeTakeFirstOrThrow()
  expect(await timesOf()).toEqual({ starts_at: session.startsAt, ends_at: session.endsAt })
  await setStatus(bookingId, bookingStatus.Incomplete)
  const moved = { starts_at: new Date('2026-12-02T21:00:00Z'), ends_at: new Date('2026-12-02T23:00:00Z') }
  await world.db
    .updateTable('booking.activity_session')
    .set(moved)
    .where('id', '=', session.activitySessionId)
    .execute()
  await setStatus(bookingId, bookingStatus.Confirmed)
  expect(await timesOf()).toEqual(moved)
})
