import { booking } from '@waymark/contracts/booking'
import { jobs } from '@waymark/contracts/jobs'
import { bookingStatus } from '@waymark/domain/enums'
import { testWorld } from '@waymark/test-world/test-world'
import { beforeEach, expect, test } from 'vitest'
import { begunBooking } from '../begun-booking.ts'
import { confirmedBooking } from '../confirmed-booking.ts'

const world = await testWorld({ services: ['booking'] })
const now = world.clock.now()

beforeEach(() => world.clock.set(now))

const statusOf = async (bookingId: number) =>
  (await world.db.selectFrom('booking.booking').select('status').where('id', '=', bookingId).executeTakeFirst())?.status

test('is not completed before it begins', async () => {
  const { bookingId, offered } = await confirmedBooking(world)
  const early = await world.call(booking.completeBooking, { bookingId }, { as: offered.staff[0] })
  expect(early.error?.name).toBe('NotBegun')
  expect(await statusOf(bookingId)).toBe(bookingStatus.Confirmed)
})

test('is completed by the assigned staff member, and the client sees Completed', async () => {
  const { bookingId, client, staff } = await begunBooking(world)
  expect((await world.call(booking.completeBooking, { bookingId }, { as: staff })).error).toBeNull()
  const detail = await world.call(booking.getBookingDetail, { bookingId }, { as: client })
  expect(detail.responseData?.status).toBe(bookingStatus.Completed)
  expect(detail.responseData?.history.at(-1)).toMatchObject({ what: 'Completed' })
})

test('is completed only once, and not by the client', async () => {
  const { bookingId, client, staff } = await begunBooking(world)
  expect((await world.call(booking.completeBooking, { bookingId }, { as: client })).error?.name).toBe('ProviderOnly')
  await world.call(booking.completeBooking, { bookingId }, { as: staff })
  const again = await world.call(booking.completeBooking, { bookingId }, { as: staff })
  expect(again.error?.name).toBe('NotConfirmed')
})

test('completes automatically 48 hours after its end, not a moment before', async () => {
  const { bookingId } = await confirmedBooking(world, { dates: ['2026-11-27T13:00:00'] })
  const end = new Date('2026-11-27T01:00:00Z').getTime()
  world.clock.set(new Date(end + 48 * 3_600_000))
  await world.runJob(jobs.booking.completePastBookings, {})
  expect(await statusOf(bookingId)).toBe(bookingStatus.Confirmed)
  world.clock.advance(1)
  await world.runJob(jobs.booking.completePastBookings, {})
  expect(await statusOf(bookingId)).toBe(bookingStatus.Completed)
})
