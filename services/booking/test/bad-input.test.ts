import { booking } from '@waymark/contracts/booking'
import { feedback } from '@waymark/contracts/feedback'
import { texts } from '@waymark/domain/texts'
import { makeArea } from '@waymark/test-world/makers/area'
import { makeOfferedService } from '@waymark/test-world/makers/offered-service'
import { makePerson } from '@waymark/test-world/makers/person'
import { testWorld } from '@waymark/test-world/test-world'
import { expect, test } from 'vitest'
import { confirmedBooking } from './confirmed-booking.ts'
import { newBookingOf } from './new-booking-of.ts'

/** Tuesday 22 September 2026, 9:00 in Auckland; the clocks go forward on Sunday 27 September. */
const now = new Date('2026-09-21T21:00:00Z')

const world = await testWorld({ services: ['booking'], now })

/** The answer to a booking of these dates; 25 km is the largest radius. */
async function answerTo(dates: readonly string[], changes: Parameters<typeof newBookingOf>[2] = {}) {
  const area = await makeArea(world, { radiusKm: 25, lat: -41.28, lng: 174.77 })
  const offered = await makeOfferedService(world, { area })
  const client = await makePerson(world)
  return world.call(booking.addNewBooking, newBookingOf(offered, dates, changes), { as: client })
}

/** A point `km` north of the area. */
const northOf = (km: number) => ({ LatitudeForService: -41.28 + km / 111.1951, LongitudeForService: 174.77 })

test('refuses a start exactly 24 h ahead and accepts one a minute later', async () => {
  expect((await answerTo(['2026-09-23T09:00:00'])).error).toEqual({
    name: 'TooSoon',
    message: 'A booking must start more than 24 hours from now.',
  })
  world.clock.set(new Date(now.getTime() - 60_000))
  expect((await answerTo(['2026-09-23T09:00:00'])).error).toBeNull()
  world.clock.set(now)
})

test('refuses a start 23 h 59 min ahead', async () => {
  world.clock.set(new Date(now.getTime() + 60_000))
  expect((await answerTo(['2026-09-23T09:00:00'])).error?.name).toBe('TooSoon')
  world.clock.set(now)
})

test('refuses a time in the skipped hour, naming it', async () => {
  expect((await answerTo(['2026-09-27T02:30:00'])).error).toEqual({
    name: 'TimeDoesNotExist',
    message: 'The clocks change that day: 2:30 am does not exist. Choose another time.',
  })
})

test('refuses a date given twice', async () => {
  expect((await answerTo(['2026-09-24T09:00:00', '2026-09-24T09:00:00'])).error).toEqual({
    name: 'DateTwice',
    message: 'Your request has the same date and time twice.',
  })
})

test('refuses 7 months of repeats', async () => {
  const weeks = Array.from({ length: 31 }, (_, week) => new Date(Date.UTC(2026, 8, 24 + 7 * week)))
  const dates = weeks.map((day) => `${day.toISOString().slice(0, 10)}T09:00:00`)
  expect(dates.at(-1)).toBe('2027-04-22T09:00:00')
  expect((await answerTo(dates)).error).toEqual({
    name: 'TooFarAhead',
    message: 'A booking can be at most 6 months ahead.',
  })
})

test('accepts repeats up to 6 months after the first date, and refuses a day more', async () => {
  const offered = await makeOfferedService(world, {
    area: await makeArea(world, { radiusKm: 25, lat: -41.28, lng: 174.77 }),
  })
  const client = await makePerson(world)
  const ask = (dates: readonly string[]) =>
    world.call(booking.addNewBooking, newBookingOf(offered, dates, northOf(1)), { as: client })
  const first = '2026-10-01T09:00:00'
  expect((await ask([first, '2027-04-02T09:00:00'])).error?.name).toBe('TooFarAhead')
  expect((await ask([first, '2027-04-01T09:00:00'])).error).toBeNull()
  expect((await ask(['2027-03-31T09:00:00'])).error?.name).toBe('TooFarAhead')
})

test('accepts an alternative up to a week after the last date of a long repeat, and refuses a day more', async () => {
  const offered = await makeOfferedService(world, {
    area: await makeArea(world, { radiusKm: 25, lat: -41.28, lng: 174.77 }),
  })
  const client = await makePerson(world)
  const ask = (dates: readonly string[], instead?: number, as = client) =>
    world.call(booking.addNewBooking, newBookingOf(offered, dates, { ...northOf(1), insteadOfBookingId: instead }), {
      as,
    })
  await ask(['2026-10-02T09:00:00', '2027-04-01T09:00:00'], undefined, await makePerson(world))
  await world.settle()
  const made = await ask(['2026-10-01T09:00:00', '2027-04-01T09:00:00'])
  await world.settle()
  const lostId = made.responseData?.bookingDatesSummary[1]?.bookingId
  expect((await ask(['2027-04-08T09:00:00'])).error?.name).toBe('TooFarAhead')
  expect((await ask(['2027-04-09T09:00:00'], lostId)).error?.name).toBe('TooFarAhead')
  expect((await ask(['2027-04-08T09:00:00'], lostId)).error).toBeNull()
})

test('refuses an address 25.01 km away, saying by how little, and accepts 25 km', async () => {
  expect((await answerTo(['2026-09-24T09:00:00'], northOf(25.01))).error).toEqual({
    name: 'OutsideRadius',
    message: 'This address is 25.01 km away. They travel up to 25 km.',
  })
  expect((await answerTo(['2026-09-24T09:00:00'], northOf(24.999))).error).toBeNull()
})

test('refuses a size option of another service', async () => {
  expect((await answerTo(['2026-09-24T09:00:00'], { ServiceSizeOptionId: 21 })).error).toEqual({
    name: 'SizeNotOffered',
    message: 'This size is not offered for this service.',
  })
})

test('refuses to cancel a booking twice', async () => {
  const { bookingId, client } = await confirmedBooking(world, { dates: ['2026-09-24T09:00:00'] })
  const cancel = () => world.call(booking.cancelBooking, { bookingId }, { as: client })
  expect((await cancel()).error).toBeNull()
  expect((await cancel()).error).toEqual({ name: 'NotConfirmed', message: texts.notConfirmed })
})

test('refuses a forged feedback link', async () => {
  const forged = Buffer.from('{"subject":"1","purpose":"feedback"}').toString('base64url')
  const answer = await world.call(feedback.submitFeedbackBooking, { token: `${forged}.c2lnbmVk`, stars: 5 })
  expect(answer.error).toEqual({
    name: 'LinkOver',
    message: 'This link does not work any more. Log in and open the booking to say how it was.',
  })
})

test('refuses a series of 200 dates', async () => {
  const days = Array.from({ length: 200 }, (_, day) => new Date(Date.UTC(2026, 8, 24 + day)))
  const answer = await answerTo(days.map((day) => `${day.toISOString().slice(0, 10)}T09:00:00`))
  expect([answer.httpStatusCode, answer.error?.fields]).toEqual([
    422,
    { RequestedStartDateTimes: 'Choose at most 185 dates at once.' },
  ])
})
