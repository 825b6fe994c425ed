import { booking } from '@waymark/contracts/booking'
import { bookingStatus } from '@waymark/domain/enums'
import type { UserProfileId } from '@waymark/domain/ids'
import { makePerson } from '@waymark/test-world/makers/person'
import { bootWorld, type World } from '@waymark/test-world/world'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { confirmedBooking } from '../confirmed-booking.ts'

let world: World

beforeEach(async () => {
  world = await bootWorld({ services: ['booking'] })
})

afterEach(() => world.stop())

/** The booking under test starts at 9:00 on Thursday 26 November in Auckland. */
const start = new Date('2026-11-25T20:00:00Z')
const hoursBefore = (hours: number) => new Date(start.getTime() - hours * 3_600_000)

describe('the cut-off', () => {
  test('accepts a cancellation exactly 3 h before the start and releases the time', async () => {
    const { bookingId, client, offered } = await confirmedBooking(world)
    world.clock.set(hoursBefore(3))
    const again = await world.signIn(client.userProfileId)
    const answer = await world.call(booking.cancelBooking, { bookingId, reason: 'I am away' }, { as: again })
    expect(answer.responseData).toEqual({ cancelledBookingIds: [bookingId] })
    const held = await world.db
      .selectFrom('booking.staff_time')
      .select('is_live')
      .where('booking_id', '=', bookingId)
      .execute()
    expect(held).toEqual([{ is_live: false }])
    expect(offered.staff).toHaveLength(1)
  })

  test('refuses a cancellation one second later, in the source’s words', async () => {
    const { bookingId, client } = await confirmedBooking(world)
    world.clock.set(new Date(hoursBefore(3).getTime() + 1000))
    const again = await world.signIn(client.userProfileId)
    const answer = await world.call(booking.cancelBooking, { bookingId }, { as: again })
    expect(answer.error).toEqual({
      name: 'TooClose',
      message: 'Cannot cancel/change booking within 3 hours of start time.',
    })
    expect([answer.httpStatusCode, answer.treatErrorAsInform]).toEqual([409, true])
  })
})

test('refuses to cancel a cancelled booking', async () => {
  const { bookingId, client } = await confirmedBooking(world)
  await world.call(booking.cancelBooking, { bookingId }, { as: client })
  const again = await world.call(booking.cancelBooking, { bookingId }, { as: client })
  expect(again.error).toEqual({
    name: 'NotConfirmed',
    message: 'Cannot cancel/change booking which is not confirmed status',
  })
})

test('cancels this and later dates of a series, or all of them', async () => {
  const dates = ['2026-11-26T09:00:00', '2026-11-27T09:00:00', '2026-11-28T09:00:00']
  const { bookingIds, client } = await confirmedBooking(world, { dates })
  const later = await world.call(
    booking.cancelBooking,
    { bookingId: bookingIds[1] ?? 0, scope: 'later' },
    { as: client },
  )
  expect(later.responseData?.cancelledBookingIds).toEqual([bookingIds[1], bookingIds[2]])
  const all = await world.call(booking.cancelBooking, { bookingId: bookingIds[0] ?? 0, scope: 'all' }, { as: client })
  expect(all.responseData?.cancelledBookingIds).toEqual([bookingIds[0]])
})

test('lets the provider cancel, and does not exist for others', async () => {
  const { bookingId, offered } = await confirmedBooking(world)
  const stranger = await makePerson(world)
  expect((await world.call(booking.cancelBooking, { bookingId }, { as: stranger })).httpStatusCode).toBe(404)
  expect((await world.call(booking.cancelBooking, { bookingId }, { as: offered.staff[0] })).httpStatusCode).toBe(404)
  const admin = await makePerson(world, { accountId: offered.accountId, isAccountAdmin: true })
  expect((await world.call(booking.cancelBooking, { bookingId }, { as: admin })).error).toBeNull()
  const row = await world.db
    .selectFrom('booking.booking')
    .select('status')
    .where('id', '=', bookingId)
    .executeTakeFirst()
  expect(row?.status).toBe(bookingStatus.Cancelled)
})

test('cancels only a single date while another date of the series is being placed', async () => {
  const dates = ['2026-11-26T09:00:00', '2026-11-27T09:00:00']
  const { bookingId, bookingIds, client } = await confirmedBooking(world, { dates })
  await world.db
    .updateTable('booking.booking')
    .set({ status: bookingStatus.New })
    .where('id', '=', bookingIds[1] ?? 0)
    .execute()
  const cancel = (scope: 'one' | 'later' | 'all') =>
    world.call(booking.cancelBooking, { bookingId, scope }, { as: client })
  for (const scope of ['later', 'all'] as const)
    expect((await cancel(scope)).error).toEqual({
      name: 'StillPlacing',
      message: 'We are still looking for somebody for some of these dates. Try again in a moment.',
    })
  expect((await cancel('one')).responseData?.cancelledBookingIds).toEqual([bookingId])
})

describe('a visit that did not happen', () => {
  /** It lasts until its `ends_at`; whoever had signed in before has to do so again. */
  async function overBooking() {
    const made = await confirmedBooking(world)
    const { ends_at: end } = await world.db
      .selectFrom('booking.booking')
      .select('ends_at')
      .where('id', '=', made.bookingId)
      .executeTakeFirstOrThrow()
    const staff = made.offered.staff[0]
    if (!staff) throw new Error('Nobody does the service.')
    const at = async (time: Date, person: { readonly userProfileId: UserProfileId }) => {
      world.clock.set(time)
      return world.signIn(person.userProfileId)
    }
    return { ...made, end, staff, at }
  }

  test('is recorded from its end on by whoever completes it, as its client reads', async () => {
    const { bookingId, client, end, staff, at } = await overBooking()
    const missed = { bookingId, missed: 'nobodyHome', reason: '' } as const
    const early = await at(new Date(end.getTime() - 1), staff)
    expect((await world.call(booking.cancelBooking, missed, { as: early })).error?.name).toBe('NotOver')
    const over = await at(end, staff)
    const before = await world.call(booking.getBookingDetail, { bookingId }, { as: over })
    expect(before.responseData).toMatchObject({ missedRefusal: null })
    const answer = await world.call(booking.cancelBooking, missed, { as: over })
    expect(answer.responseData).toEqual({ cancelledBookingIds: [bookingId] })
    const detail = await world.call(booking.getBookingDetail, { bookingId }, { as: await at(end, client) })
    expect(detail.responseData).toMatchObject({
      status: bookingStatus.Cancelled,
      missedReason: 'Nobody was home',
      mayGiveFeedback: false,
    })
    expect(detail.responseData?.history.at(-1)?.what).toBe('Recorded as not having happened: Nobody was home')
    expect(detail.responseData).not.toHaveProperty('missedRefusal')
  })

  test('keeps those who were on it, who still read what they recorded', async () => {
    const { bookingId, offered, end, staff, at } = await overBooking()
    const asStaff = await at(end, staff)
    await world.call(booking.cancelBooking, { bookingId, missed: 'nobodyHome', reason: '' }, { as: asStaff })
    const admin = await makePerson(world, { accountId: offered.accountId, isAccountAdmin: true })
    for (const as of [asStaff, await world.signIn(admin.userProfileId)]) {
      const detail = await world.call(booking.getBookingDetail, { bookingId }, { as })
      expect(detail.responseData).toMatchObject({
        missedReason: 'Nobody was home',
        staff: [{ userProfileId: staff.userProfileId }],
      })
    }
  })

  test('is not for its client, needs words for another reason, and cannot be one that was done', async () => {
    const { bookingId, client, end, staff, at } = await overBooking()
    const other = { bookingId, missed: 'other' } as const
    const byClient = await world.call(
      booking.cancelBooking,
      { ...other, reason: 'They did not come' },
      { as: await at(end, client) },
    )
    expect(byClient.error?.name).toBe('ProviderOnly')
    const asStaff = await at(end, staff)
    const wordless = await world.call(booking.cancelBooking, other, { as: asStaff })
    expect(wordless.httpStatusCode).toBe(422)
    await world.call(booking.completeBooking, { bookingId }, { as: asStaff })
    const done = await world.call(booking.cancelBooking, { ...other, reason: 'It was not' }, { as: asStaff })
    expect(done.error?.name).toBe('NotConfirmed')
  })

  test('concerns no other date of its series, whatever the scope; nobody else is sent to one that is over', async () => {
    const dates = ['2026-11-26T09:00:00', '2026-11-27T09:00:00']
    const { bookingId, bookingIds, offered } = await confirmedBooking(world, { dates })
    const admin = await makePerson(world, { accountId: offered.accountId, isAccountAdmin: true })
    world.clock.set(new Date('2026-11-26T08:00:00Z'))
    const manager = await world.signIn(admin.userProfileId)
    const detail = await world.call(booking.getBookingDetail, { bookingId }, { as: manager })
    expect(detail.responseData?.mayAssignStaff).toBe(false)
    const answer = await world.call(
      booking.cancelBooking,
      { bookingId, missed: 'couldNotCome', scope: 'all' },
      { as: manager },
    )
    expect(answer.responseData).toEqual({ cancelledBookingIds: [bookingIds[0]] })
  })

  test('was not missed where it was cancelled before it', async () => {
    const { bookingId, client } = await confirmedBooking(world)
    await world.call(booking.cancelBooking, { bookingId, reason: 'I am away' }, { as: client })
    const detail = await world.call(booking.getBookingDetail, { bookingId }, { as: client })
    expect(detail.responseData).not.toHaveProperty('missedReason')
  })
})
