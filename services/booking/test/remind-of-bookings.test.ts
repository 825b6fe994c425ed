import { booking } from '@waymark/contracts/booking'
import { jobs } from '@waymark/contracts/jobs'
import { bootWorld, type World } from '@waymark/test-world/world'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { confirmedBooking } from './confirmed-booking.ts'

let world: World

beforeEach(async () => {
  world = await bootWorld({ services: ['booking', 'notify'] })
})

afterEach(() => world.stop())

/** The booking under test starts at 9:00 on Thursday 26 November in Auckland. */
const start = new Date('2026-11-25T20:00:00Z')

async function remindAt(hoursBefore: number, of = start) {
  world.clock.set(new Date(of.getTime() - hoursBefore * 3_600_000))
  await world.runJob(jobs.booking.remindOfBookings, {})
}

const remindersOf = async (address: string) =>
  (await world.mailbox(address)).filter(({ kind }) => kind.startsWith('booking reminder')).map(({ subject }) => subject)

test('reminds client and staff once each 24 h and 2 h before', async () => {
  const { client, offered } = await confirmedBooking(world)
  await remindAt(24.01)
  expect(await remindersOf(client.email)).toEqual([])
  await remindAt(24)
  await remindAt(23.9)
  expect(await remindersOf(client.email)).toEqual(['Your booking is coming up: Thursday 26 November 2026, 9:00 am'])
  expect(await remindersOf(offered.staff[0]?.email ?? '')).toHaveLength(1)
  await remindAt(2)
  await Promise.all([world.runJob(jobs.booking.remindOfBookings, {}), world.runJob(jobs.booking.remindOfBookings, {})])
  expect(await remindersOf(client.email)).toEqual([
    'Your booking is coming up: Thursday 26 November 2026, 9:00 am',
    'Your booking starts soon: Thursday 26 November 2026, 9:00 am',
  ])
})

test('reminds of the new time after a change, and of no cancelled booking', async () => {
  const { bookingId, client } = await confirmedBooking(world)
  await remindAt(24)
  const again = await world.signIn(client.userProfileId)
  const moved = { bookingId, RequestedStartDateTime: '2026-11-27T09:00:00' }
  expect((await world.call(booking.changeBooking, moved, { as: again })).error).toBeNull()
  await remindAt(2)
  expect(await remindersOf(client.email)).toHaveLength(1)
  const friday = new Date(start.getTime() + 86_400_000)
  await remindAt(24, friday)
  expect((await remindersOf(client.email)).at(-1)).toBe('Your booking is coming up: Friday 27 November 2026, 9:00 am')
  const later = await world.signIn(client.userProfileId)
  expect((await world.call(booking.cancelBooking, { bookingId }, { as: later })).error).toBeNull()
  await remindAt(2, friday)
  expect(await remindersOf(client.email)).toHaveLength(2)
})

test('does not remind of what was booked when the reminder was due already', async () => {
  const { client, bookingId } = await confirmedBooking(world)
  const { starts_at: startsAt } = await world.db
    .selectFrom('booking.booking')
    .select('starts_at')
    .where('id', '=', bookingId)
    .executeTakeFirstOrThrow()
  const bookedAt = new Date(startsAt.getTime() - 5 * 3_600_000)
  await world.db.updateTable('booking.booking').set({ placed_at: bookedAt }).where('id', '=', bookingId).execute()
  await remindAt(4.9, startsAt)
  expect(await remindersOf(client.email)).toEqual([])
  await remindAt(2, startsAt)
  expect(await remindersOf(client.email)).toHaveLength(1)
})

test('skips people who turned reminders off', async () => {
  const { client } = await confirmedBooking(world)
  await world.db
    .insertInto('identity.email_preference')
    .values({ user_profile_id: client.userProfileId, email_kind: 'booking reminder 24 h', is_wanted: false })
    .execute()
  await remindAt(24)
  await remindAt(2)
  expect(await remindersOf(client.email)).toEqual(['Your booking starts soon: Thursday 26 November 2026, 9:00 am'])
})

test('sends only the reminder that is still useful after downtime', async () => {
  const { client } = await confirmedBooking(world)
  await remindAt(1)
  expect(await remindersOf(client.email)).toEqual(['Your booking starts soon: Thursday 26 November 2026, 9:00 am'])
})
