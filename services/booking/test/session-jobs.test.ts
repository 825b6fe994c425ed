import { jobs } from '@waymark/contracts/jobs'
import { bookingStatus } from '@waymark/domain/enums'
import { type MadeActivityBooking, makeActivityBooking } from '@waymark/test-world/makers/activity-booking'
import { type MadeSession, makeSession } from '@waymark/test-world/makers/session'
import { bootWorld, type World } from '@waymark/test-world/world'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { makeTeam } from './activity-session/team.ts'

let world: World
const today = new Date('2026-11-23T20:00:00Z')

beforeAll(async () => {
  world = await bootWorld({ services: ['booking'], payments: true, now: today })
})
afterEach(() => world.clock.set(today))
afterAll(() => world.stop())

const statusesOf = async ({ activitySessionId }: MadeSession) => {
  const rows = await world.db
    .selectFrom('booking.booking')
    .select('status')
    .where('activity_session_id', '=', activitySessionId)
    .orderBy('id')
    .execute()
  return rows.map(({ status }) => status)
}

const sessionStatus = async ({ activitySessionId }: MadeSession) =>
  (
    await world.db
      .selectFrom('booking.activity_session')
      .select('status')
      .where('id', '=', activitySessionId)
      .executeTakeFirstOrThrow()
  ).status

/** A payment of a booking that Stripe has confirmed, less what it has given back already. */
async function pay({ bookingId }: MadeActivityBooking, cents: number, givenBackCents = 0): Promise<void> {
  const { id } = await world.db
    .insertInto('booking.payment')
    .values({
      booking_id: bookingId,
      attempt: 1,
      state: 'paid',
      ui_mode: 'hosted_page',
      stripe_account_id: 'acct_1',
      checkout_params: '{}',
      checkout_session_id: `cs_${bookingId}`,
      checkout_url: null,
      client_secret: null,
      payment_intent_id: `pi_${bookingId}`,
      receipt_url: null,
      card_brand: null,
      card_last4: null,
      seller_tax_number: null,
      amount_cents: cents,
      currency: 'NZD',
      expires_at: today,
      created_at: today,
      settled_at: today,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const entry = { booking_id: bookingId, payment_id: id, currency: 'NZD', at: today } as const
  await world.db
    .insertInto('booking.ledger_entry')
    .values({ ...entry, kind: 'charge', amount_cents: cents, stripe_id: `ch_${bookingId}` })
    .execute()
  if (givenBackCents > 0)
    await world.db
      .insertInto('booking.ledger_entry')
      .values({ ...entry, kind: 'refund', amount_cents: -givenBackCents, stripe_id: `re_${bookingId}` })
      .execute()
}

/** What the client of a booking is told of it. */
async function changesToTell(bookingId: number): Promise<unknown[]> {
  await world.settle()
  const waiting = await world.parts.queues.inspect('notify').getWaiting()
  return waiting
    .map(({ data }) => data)
    .filter((told) => told.bookingId === bookingId)
    .map(({ change }) => change)
}

async function cancelled(session: MadeSession): Promise<void> {
  await world.db
    .updateTable('booking.activity_session')
    .set({ status: 'Cancelled', cancel_reason: 'Storm' })
    .where('id', '=', session.activitySessionId)
    .execute()
}

const cancel = ({ activitySessionId }: MadeSession) =>
  world.runJob(jobs.booking.cancelSessionBookings, { activitySessionId, byUserProfileId: null })

describe('the bookings of a cancelled session', () => {
  test('are all cancelled with all that was paid, once, however often the job runs', async () => {
    const session = await makeSession(world, { maxSpaces: 200, priceCents: 1000 })
    const made: MadeActivityBooking[] = []
    for (let index = 0; index < 130; index += 1)
      made.push(await makeActivityBooking(world, { session, guestId: `guest ${index}` }))
    const [paid, partlyBack, free] = made
    if (!paid || !partlyBack || !free) throw new Error('nobody booked')
    await pay(paid, 1000)
    await pay(partlyBack, 1000, 400)
    await cancelled(session)
    await Promise.all([cancel(session), cancel(session)])
    await cancel(session)
    expect(new Set(await statusesOf(session))).toEqual(new Set([bookingStatus.Cancelled]))
    const refunds = await world.db
      .selectFrom('booking.refund')
      .select(['booking_id', 'amount_cents', 'reason'])
      .where(
        'booking_id',
        'in',
        made.map(({ bookingId }) => bookingId),
      )
      .orderBy('booking_id')
      .execute()
    expect(refunds).toEqual([
      { booking_id: paid.bookingId, amount_cents: 1000, reason: 'provider cancelled' },
      { booking_id: partlyBack.bookingId, amount_cents: 600, reason: 'provider cancelled' },
    ])
    const historyOf = ({ bookingId }: MadeActivityBooking) =>
      world.db
        .selectFrom('booking.booking_history')
        .select(['what', 'by_name'])
        .where('booking_id', '=', bookingId)
        .execute()
    expect(await historyOf(free)).toEqual([{ what: 'The session was cancelled: Storm', by_name: 'Waymark' }])
    expect(await historyOf(partlyBack)).toContainEqual({
      what: 'The session was cancelled: Storm. $6.00 NZD goes back to the card.',
      by_name: 'Waymark',
    })
    const row = await world.db
      .selectFrom('booking.activity_session')
      .select('spaces_taken')
      .where('id', '=', session.activitySessionId)
      .executeTakeFirst()
    expect(row?.spaces_taken).toBe(0)
  })

  test('go on where a crash stopped', async () => {
    const session = await makeSession(world, { maxSpaces: 100 })
    const first = await makeActivityBooking(world, { session, guestId: 'first' })
    await makeActivityBooking(world, { session, guestId: 'second' })
    await cancelled(session)
    await world.db
      .updateTable('booking.booking')
      .set({ status: bookingStatus.Cancelled })
      .where('id', '=', first.bookingId)
      .execute()
    await cancel(session)
    expect(await statusesOf(session)).toEqual([bookingStatus.Cancelled, bookingStatus.Cancelled])
  })

  test('lose their hold, and one that is paid for just then is cancelled in the next round', async () => {
    const session = await makeSession(world, { priceCents: 1000 })
    const heldUntil = new Date(today.getTime() + 20 * 60_000)
    const held = await makeActivityBooking(world, { session, status: bookingStatus.New, heldUntil })
    await cancelled(session)
    await cancel(session)
    const holder = await world.db
      .selectFrom('booking.activity_booking')
      .select('held_until')
      .where('booking_id', '=', held.bookingId)
      .executeTakeFirst()
    expect(holder?.held_until).toEqual(today)
    await pay(held, 1000)
    await world.db
      .updateTable('booking.booking')
      .set({ status: bookingStatus.Confirmed })
      .where('id', '=', held.bookingId)
      .execute()
    await world.travel(61_000)
    expect(await statusesOf(session)).toEqual([bookingStatus.Cancelled])
  })

  test('tell who held spaces and had not paid, with the reason', async () => {
    const session = await makeSession(world, { priceCents: 1000 })
    const heldUntil = new Date(today.getTime() + 20 * 60_000)
    const { bookingId } = await makeActivityBooking(world, { session, status: bookingStatus.New, heldUntil })
    await cancelled(session)
    await cancel(session)
    await world.runJob(jobs.booking.sweepPayments, {})
    const { history, ...booking } = await world.db
      .selectFrom('booking.booking as b')
      .innerJoin('booking.booking_history as h', 'h.booking_id', 'b.id')
      .select(['b.status', 'b.adding_error', 'h.what as history'])
      .where('b.id', '=', bookingId)
      .executeTakeFirstOrThrow()
    expect(booking).toEqual({
      status: bookingStatus.Incomplete,
      adding_error: 'The organiser cancelled this session: Storm',
    })
    expect(history).toBe('The organiser cancelled this session: Storm')
    expect(await changesToTell(bookingId)).toEqual(['incomplete'])
  })

  test('stay while their session is not cancelled', async () => {
    const session = await makeSession(world)
    await makeActivityBooking(world, { session })
    await cancel(session)
    expect(await statusesOf(session)).toEqual([bookingStatus.Confirmed])
  })
})

test('a cancelled activity cancels its sessions to come, with their bookings, and lets one that has begun go on', async () => {
  const { activity, coordinator, aroha } = await makeTeam(world)
  const hourMs = 3_600_000
  const begun = await makeSession(world, { activity, startsAt: new Date(today.getTime() - hourMs) })
  const over = await makeSession(world, { activity, startsAt: new Date(today.getTime() - 5 * hourMs) })
  const toCome = await makeSession(world, { activity, staff: [aroha] })
  const draft = await makeSession(world, { activity, status: 'Draft', startsAt: new Date('2026-12-04T21:00:00Z') })
  for (const session of [begun, over, toCome]) await makeActivityBooking(world, { session })
  const payload = { status: 'Cancelled', reason: 'Storm', byUserProfileId: coordinator.userProfileId } as const
  await world.runJob(jobs.booking.closeActivity, { activityId: activity.activityId, ...payload })
  await world.runJob(jobs.booking.closeActivity, { activityId: activity.activityId, ...payload })
  expect(await Promise.all([begun, over, toCome, draft].map(sessionStatus))).toEqual([
    'Active',
    'Completed',
    'Cancelled',
    'Cancelled',
  ])
  expect((await Promise.all([begun, over, toCome].map(statusesOf))).flat()).toEqual([
    bookingStatus.Confirmed,
    bookingStatus.Completed,
    bookingStatus.Cancelled,
  ])
})

test('sessions complete 48 hours after their end, with their bookings', async () => {
  const hourMs = 3_600_000
  const session = await makeSession(world, { startsAt: new Date(today.getTime() - hourMs), hours: 1 })
  await makeActivityBooking(world, { session })
  world.clock.advance(48 * hourMs)
  await world.runJob(jobs.booking.completePastSessions, {})
  expect(await sessionStatus(session)).toBe('Active')
  world.clock.advance(1000)
  await world.runJob(jobs.booking.completePastSessions, {})
  expect(await sessionStatus(session)).toBe('Completed')
  expect(await statusesOf(session)).toEqual([bookingStatus.Completed])
})
