import { booking } from '@waymark/contracts/booking'
import { bookingStatus } from '@waymark/domain/enums'
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
