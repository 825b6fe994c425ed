import { booking } from '@waymark/contracts/booking'
import { makeArea } from '@waymark/test-world/makers/area'
import { makeOfferedService } from '@waymark/test-world/makers/offered-service'
import { makePerson } from '@waymark/test-world/makers/person'
import { testWorld } from '@waymark/test-world/test-world'
import { expect, test } from 'vitest'
import { newBookingOf } from './new-booking-of.ts'

// Clocks go forward on 27 September 2026 in New Zealand, on 4 October in Adelaide and on Lord Howe Island.
const world = await testWorld({ services: ['booking'], now: new Date('2026-09-21T20:00:00Z') })

test('refuses a time that the clock change skips', async () => {
  const offered = await makeOfferedService(world)
  const client = await makePerson(world)
  const skipped = newBookingOf(offered, ['2026-09-27T02:30:00'])
  const answer = await world.call(booking.addNewBooking, skipped, { as: client })
  expect(answer.error).toEqual({
    name: 'TimeDoesNotExist',
    message: 'The clocks change that day: 2:30 am does not exist. Choose another time.',
  })
})

test.each([
  ['Pacific/Auckland', ['2026-09-26T09:00:00', '2026-09-27T09:00:00'], 23],
  ['Pacific/Chatham', ['2026-09-26T09:00:00', '2026-09-27T09:00:00'], 23],
  ['Australia/Adelaide', ['2026-10-03T09:00:00', '2026-10-04T09:00:00'], 23],
  ['Australia/Lord_Howe', ['2026-10-03T09:00:00', '2026-10-04T09:00:00'], 23.5],
  ['Australia/Brisbane', ['2026-10-03T09:00:00', '2026-10-04T09:00:00'], 24],
])('%s: a weekly time keeps its wall time across the clock change', async (timeZone, dates, hoursBetween) => {
  const area = await makeArea(world, { timeZone })
  const offered = await makeOfferedService(world, { area })
  const client = await makePerson(world)
  const answer = await world.call(booking.addNewBooking, newBookingOf(offered, dates), { as: client })
  expect(answer.responseData?.bookingDatesSummary.map((date) => date.bookingStartDateTime)).toEqual(dates)
  const rows = await world.db
    .selectFrom('booking.booking')
    .select('starts_at')
    .where('series_id', '=', answer.responseData?.bookingSeriesId ?? 0)
    .orderBy('starts_at')
    .execute()
  const [first = 0, second = 0] = rows.map((row) => row.starts_at.getTime())
  expect((second - first) / 3_600_000).toBe(hoursBetween)
})
