import { activityBooking } from '@waymark/contracts/activity-booking'
import { activitySession } from '@waymark/contracts/activity-session'
import { booking } from '@waymark/contracts/booking'
import { earlierTime } from '@waymark/contracts/earlier-time'
import { jobs } from '@waymark/contracts/jobs'
import { organisation } from '@waymark/contracts/organisation'
import { payment } from '@waymark/contracts/payment'
import { bookingStatus } from '@waymark/domain/enums'
import { makeActivityBooking } from '@waymark/test-world/makers/activity-booking'
import { makeOfferedService } from '@waymark/test-world/makers/offered-service'
import { type MadePerson, makePerson } from '@waymark/test-world/makers/person'
import { type MadeSession, makeSession } from '@waymark/test-world/makers/session'
import type { Person } from '@waymark/test-world/people'
import { bootWorld, type World } from '@waymark/test-world/world'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { book, makePaidActivity, newBookingOf, sessionCounts } from './booked-session.ts'
import { confirmedBooking } from './confirmed-booking.ts'
import { newBookingOf as newVisitOf } from './new-booking-of.ts'

const approved = '4242424242424242'

let world: World
let globalAdmin: MadePerson
let session: MadeSession
let client: MadePerson
let keys = 0

beforeAll(async () => {
  world = await bootWorld({ services: ['booking', 'provider'], payments: true })
  globalAdmin = await makePerson(world, { isGlobalAdmin: true })
})
beforeEach(async () => {
  session = await makeSession(world, { activity: await makePaidActivity(world), maxSpaces: 3 })
  client = await makePerson(world)
})
afterEach(() => {
  world.payments.release()
  world.payments.held.length = 0
})
afterAll(() => world.stop())

async function suspend(bookings: 'keep' | 'cancel', wishes: object = {}): Promise<void> {
  const { accountId } = session.activity
  const input = { accountId, reason: 'Nobody answers.', bookings, clientReason: 'The organisation closes.', ...wishes }
  expect((await world.call(organisation.suspendOrganisation, input, { as: globalAdmin })).error).toBeNull()
  await world.settle()
}

async function checkout(activityBookingId: number, as: Person) {
  keys += 1
  const paymentKey = `key-of-suspended-${keys}`
  return world.call(payment.checkoutActivityBooking, { activityBookingId, paymentKey }, { as })
}

async function pay(activityBookingId: number, as: Person): Promise<void> {
  const { responseData } = await checkout(activityBookingId, as)
  await world.payments.pay(responseData?.checkoutUrl ?? '', approved)
}

async function paid(as: MadePerson = client) {
  const { activityBookingId } = await book(world, session, as)
  await pay(activityBookingId, as)
  await world.settle()
  return activityBookingId
}

/** Paid at Stripe, while its event is on the way. */
async function justPaid(as: MadePerson = client) {
  const { activityBookingId } = await book(world, session, as)
  world.payments.hold()
  await pay(activityBookingId, as)
  return activityBookingId
}

const settle = (bookingId: number) => world.runJob(jobs.booking.settlePayment, { bookingId })
const detail = async (activityBookingId: number, as: Person = client) =>
  (await world.call(activityBooking.getActivityBookingDetail, { activityBookingId }, { as })).responseData
const balance = async (bookingId: number) => {
  const entries = await world.db
    .selectFrom('booking.ledger_entry')
    .select('amount_cents')
    .where('booking_id', '=', bookingId)
    .execute()
  return entries.reduce((sum, { amount_cents }) => sum + amount_cents, 0)
}

test('a session says that nothing new can be booked at its place', async () => {
  const { activitySessionId, activity } = session
  const manager = await makePerson(world, { accountId: activity.accountId, isAccountAdmin: true })
  const isPlaceOpen = async () =>
    (await world.call(activitySession.getActivitySessionDetail, { activitySessionId }, { as: manager })).responseData
      ?.isPlaceOpen
  expect(await isPlaceOpen()).toBe(true)
  await suspend('keep')
  expect(await isPlaceOpen()).toBe(false)
})

describe('what is booked is kept', () => {
  test('a paid booking stays, and can be cancelled by its client, who is refunded', async () => {
    const id = await paid()
    await suspend('keep')
    const kept = { status: bookingStatus.Confirmed, paidCents: 2400, standing: 'suspended', mayMove: false }
    expect(await detail(id)).toMatchObject(kept)
    const cancelled = await world.call(
      activityBooking.cancelActivityBooking,
      { activityBookingId: id, refundCents: 2400 },
      { as: client },
    )
    expect(cancelled.error).toBeNull()
    await world.settle()
    expect(await balance(id)).toBe(0)
  })

  test('spaces that were held and are paid after it are seated', async () => {
    const id = await justPaid()
    await suspend('keep')
    await settle(id)
    expect(await detail(id)).toMatchObject({ status: bookingStatus.Confirmed, paymentFlow: 'CompletedPayment' })
    expect(await sessionCounts(world, session)).toMatchObject({ spaces_taken: 1 })
    expect(await balance(id)).toBe(2400)
  })

  test('a payment that comes after its spaces were released is refunded: nothing new is taken', async () => {
    const id = await justPaid()
    await world.db.updateTable('booking.booking').set({ status: 4 }).where('id', '=', id).execute()
    await suspend('keep')
    await settle(id)
    expect(await detail(id)).toMatchObject({
      status: bookingStatus.Incomplete,
      paymentFlow: 'Failed',
      refundedCents: 2400,
    })
    expect((await detail(id))?.history.map(({ what }) => what)).toContain(
      'Paid $24.00 NZD after the location had stopped taking bookings: it goes back to the card',
    )
    expect(await sessionCounts(world, session)).toMatchObject({ spaces_taken: 0 })
    expect(await balance(id)).toBe(0)
  })

  test('nothing new can be booked: not online, not at the door, not by moving, not by a payment that begins', async () => {
    const other = await makeSession(world, { activity: session.activity, startsAt: new Date('2026-12-02T21:00:00Z') })
    const id = await paid()
    const holder = await makePerson(world)
    const held = await book(world, session, holder)
    const { accountId } = session.activity
    const admin = await makePerson(world, { accountId, isAccountAdmin: true })
    await suspend('keep')
    const asNew = await makePerson(world)
    const added = await world.call(activityBooking.addNewActivityBooking, newBookingOf(session), { as: asNew })
    expect(added.httpStatusCode).toBe(404)
    expect((await checkout(held.activityBookingId, holder)).error?.name).toBe('NotConnected')
    const moved = await world.call(
      activityBooking.moveActivityBooking,
      { activityBookingId: id, activitySessionId: other.activitySessionId },
      { as: client },
    )
    expect(moved.error?.name).toBe('NotOpen')
    const door = await world.call(
      activitySession.addActivityBookingAtDoor,
      { activitySessionId: session.activitySessionId, name: 'Wiremu Walker' },
      { as: admin },
    )
    expect(door.error?.name).toBe('NotOpen')
  })

  test('who is still to come can be written to, and nobody of a session that is over', async () => {
    const { accountId } = session.activity
    const admin = await makePerson(world, { accountId, isAccountAdmin: true })
    const over = await makeSession(world, { activity: session.activity, startsAt: new Date('2026-11-20T21:00:00Z') })
    await makeActivityBooking(world, { session: over })
    await paid()
    const write = (to: MadeSession) =>
      world.call(
        activitySession.messageActivitySession,
        { activitySessionId: to.activitySessionId, subject: 'Another door', body: 'Please come by the side door.' },
        { as: admin },
      )
    expect((await write(over)).responseData?.recipients).toBe(1)
    await suspend('keep')
    expect((await write(session)).responseData?.recipients).toBe(1)
    expect((await write(over)).error?.name).toBe('OrganisationSuspended')
  })

  test('visits stay; one that was asked for and is not placed yet is not placed any more', async () => {
    const offered = await makeOfferedService(world, { area: session.activity })
    const visit = await confirmedBooking(world, { offered, dates: ['2026-11-26T09:00:00', '2026-11-27T09:00:00'] })
    const [kept = 0, asked = 0] = visit.bookingIds
    await suspend('keep')
    await world.db.deleteFrom('booking.staff_time').where('booking_id', '=', asked).execute()
    await world.db.updateTable('booking.booking').set({ status: bookingStatus.New }).where('id', '=', asked).execute()
    await world.runJob(jobs.booking.placeBooking, { bookingId: asked })
    const rows = await world.db
      .selectFrom('booking.booking')
      .select('status')
      .where('id', 'in', [kept, asked])
      .orderBy('id')
      .execute()
    expect(rows.map(({ status }) => status)).toEqual([bookingStatus.Confirmed, bookingStatus.Incomplete])
    const input = newVisitOf(offered, ['2026-11-28T09:00:00'])
    expect((await world.call(booking.addNewBooking, input, { as: client })).error?.name).toBe('NotOffered')
  })
})

test.each([
  {
    isForGood: false,
    standing: 'suspended',
    word: 'ProviderSuspended',
    says: 'takes no bookings on Waymark at present',
  },
  { isForGood: true, standing: 'closed', word: 'ProviderClosed', says: 'has closed on Waymark for good' },
])(
  'a visit kept with an organisation that is $standing cannot be changed, says why, and can be cancelled',
  async (of) => {
    const offered = await makeOfferedService(world, { area: session.activity })
    const { bookingId, client: as } = await confirmedBooking(world, { offered })
    await suspend('keep', { isForGood: of.isForGood })
    const detail = (await world.call(booking.getBookingDetail, { bookingId }, { as })).responseData
    const start = (await world.call(booking.getDataForChangeBooking, { bookingId }, { as })).responseData
    const changeRefusal = `${detail?.accountName} ${of.says}, so the booking cannot be changed. It can still be cancelled.`
    expect(detail).toMatchObject({ standing: of.standing, changeRefusal, cancelRefusal: null })
    expect(start).toMatchObject({ standing: of.standing, changeRefusal })
    const listed = await world.call(booking.getBookingList, { side: 'client' }, { as })
    expect(listed.responseData?.items.map(({ standing }) => standing)).toEqual([of.standing])
    const input = { bookingId, RequestedStartDateTime: '2026-11-27T09:00:00' }
    const changed = await world.call(booking.changeBooking, input, { as })
    expect(changed.error).toMatchObject({ name: of.word, message: changeRefusal })
    const watched = await world.call(earlierTime.watchEarlierTime, { bookingId }, { as })
    expect(watched.error?.name).toBe(of.word)
    expect((await world.call(booking.cancelBooking, { bookingId }, { as })).error).toBeNull()
  },
)

describe('what is booked is cancelled', () => {
  test('sessions with refunds, visits, holds and waitlists; however often the job runs', async () => {
    const offered = await makeOfferedService(world, { area: session.activity })
    const visit = await confirmedBooking(world, { offered, dates: ['2026-11-26T09:00:00', '2026-11-27T09:00:00'] })
    const id = await paid()
    const holder = await makePerson(world)
    const held = await book(world, session, holder)
    await suspend('cancel')
    await world.runJob(jobs.booking.cancelAccountBookings, {
      accountId: session.activity.accountId,
      reason: 'Again.',
      byUserProfileId: globalAdmin.userProfileId,
    })
    await world.settle()
    expect(await detail(id)).toMatchObject({ status: bookingStatus.Cancelled, refundedCents: 2400 })
    expect(await balance(id)).toBe(0)
    await world.runJob(jobs.booking.sweepPayments, {})
    expect(await detail(held.activityBookingId, holder)).toMatchObject({ status: bookingStatus.Incomplete })
    expect(await sessionCounts(world, session)).toMatchObject({ spaces_taken: 0 })
    const rows = await world.db
      .selectFrom('booking.booking')
      .select(['status', 'cancel_reason'])
      .where('id', 'in', [...visit.bookingIds])
      .execute()
    expect(rows).toEqual(
      visit.bookingIds.map(() => ({ status: bookingStatus.Cancelled, cancel_reason: 'The organisation closes.' })),
    )
    const by = await world.db
      .selectFrom('booking.booking_history')
      .select(['by_name', 'by_user_profile_id'])
      .where('booking_id', 'in', [...visit.bookingIds, id])
      .where('what', 'like', '%ancelled%')
      .execute()
    expect(by).toEqual(Array.from({ length: 3 }, () => ({ by_name: 'Waymark', by_user_profile_id: null })))
    const live = await world.db
      .selectFrom('booking.staff_time')
      .select('user_profile_id')
      .where('booking_id', 'in', [...visit.bookingIds])
      .where('is_live', '=', true)
      .execute()
    expect(live).toEqual([])
  })

  test('what was just paid is refunded', async () => {
    const id = await justPaid()
    await suspend('cancel')
    await settle(id)
    await world.settle()
    expect(await balance(id)).toBe(0)
    expect((await detail(id))?.status).not.toBe(bookingStatus.Confirmed)
    expect(await sessionCounts(world, session)).toMatchObject({ spaces_taken: 0 })
  })
})

test('lifted, spaces are sold again and whoever waits is offered what is free', async () => {
  const small = await makeSession(world, {
    activity: session.activity,
    maxSpaces: 1,
    startsAt: new Date('2026-12-03T21:00:00Z'),
  })
  const { activityBookingId } = await book(world, small, client)
  const waiting = await makePerson(world)
  const wish = { activitySessionId: small.activitySessionId, people: [{ name: 'Hemi' }] }
  const contact = { contactName: 'Hemi', contactEmail: 'hemi@example.test' }
  await world.call(activityBooking.joinActivityWaitlist, { ...wish, ...contact }, { as: waiting })
  await suspend('keep')
  await world.call(activityBooking.releaseActivityBooking, { activityBookingId }, { as: client })
  await world.settle()
  const lines = async () =>
    (await world.call(activityBooking.getMyActivityWaitlist, {}, { as: waiting })).responseData?.map(
      ({ state }) => state,
    )
  expect(await lines()).toEqual(['waiting'])
  const { accountId } = session.activity
  await world.call(organisation.liftOrganisationSuspension, { accountId }, { as: globalAdmin })
  await world.settle()
  expect(await lines()).toEqual(['offered'])
  expect(
    (await world.call(activityBooking.addNewActivityBooking, newBookingOf(session), { as: client })).error,
  ).toBeNull()
})
