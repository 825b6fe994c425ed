import { booking } from '@waymark/contracts/booking'
import { openBookingLimits } from '@waymark/domain/booking/open-booking-limits'
import { bookingStatus } from '@waymark/domain/enums'
import { makeOfferedService } from '@waymark/test-world/makers/offered-service'
import { makePerson } from '@waymark/test-world/makers/person'
import { testWorld } from '@waymark/test-world/test-world'
import { expect, test } from 'vitest'
import { newBookingOf } from './new-booking-of.ts'

const world = await testWorld({ services: ['booking'] })
const { withNewProvider, withKnownProvider } = openBookingLimits.person

/** The service's times from the first of December on. */
const times = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => {
    const at = from + index
    const day = new Date(Date.UTC(2026, 11, 1 + Math.floor(at / 3))).toISOString().slice(0, 10)
    return `${day}T${['09:00', '10:15', '13:00'][at % 3]}:00`
  })
const openOf = async (userProfileId: number) =>
  world.db
    .selectFrom('booking.booking')
    .select('id')
    .where('client_user_profile_id', '=', userProfileId)
    .where('status', 'in', [bookingStatus.New, bookingStatus.Confirmed])
    .execute()

test('a new client cannot take a whole calendar, however many requests they send at once', async () => {
  const offered = await makeOfferedService(world, { staffCount: 1 })
  const client = await makePerson(world)
  const asked = [0, 1, 2, 3].map((part) =>
    world.call(booking.addNewBooking, newBookingOf(offered, times(part * 30, 30)), { as: client }),
  )
  const answers = await Promise.all(asked)
  const refused = answers.filter(({ error }) => error?.name === 'TooManyOpen')
  expect(refused).toHaveLength(3)
  expect(refused[0]?.error?.message).toContain(`more than ${withNewProvider} bookings`)
  expect(await openOf(client.userProfileId)).toHaveLength(30)
  const rest = await world.call(booking.addNewBooking, newBookingOf(offered, times(120, withNewProvider - 30)), {
    as: client,
  })
  expect(rest.error).toBeNull()
  const more = await world.call(booking.addNewBooking, newBookingOf(offered, times(160, 1)), { as: client })
  expect(more.error?.name).toBe('TooManyOpen')
})

test('a client that the provider knows may book ten times as much, elsewhere too', async () => {
  const offered = await makeOfferedService(world, { staffCount: 1 })
  const client = await makePerson(world)
  const first = await world.call(booking.addNewBooking, newBookingOf(offered, times(0, 1)), { as: client })
  await world.settle()
  await world.db
    .updateTable('booking.booking')
    .set({ status: bookingStatus.Completed })
    .where('id', '=', first.responseData?.bookingDatesSummary[0]?.bookingId ?? 0)
    .execute()
  const many = await world.call(booking.addNewBooking, newBookingOf(offered, times(9, withNewProvider + 20)), {
    as: client,
  })
  expect(many.error).toBeNull()
  expect(withKnownProvider).toBe(10 * withNewProvider)
  const elsewhere = await makeOfferedService(world, { staffCount: 1 })
  const other = await world.call(booking.addNewBooking, newBookingOf(elsewhere, times(100, withNewProvider + 1)), {
    as: client,
  })
  expect(other.error?.name).toBe('TooManyOpen')
})
