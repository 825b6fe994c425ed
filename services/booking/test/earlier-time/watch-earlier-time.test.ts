import { booking } from '@waymark/contracts/booking'
import { earlierTime } from '@waymark/contracts/earlier-time'
import { jobs } from '@waymark/contracts/jobs'
import { earlierNotices } from '@waymark/domain/booking/earlier-time'
import { makeOfferedService } from '@waymark/test-world/makers/offered-service'
import { type MadePerson, makePerson } from '@waymark/test-world/makers/person'
import { testWorld } from '@waymark/test-world/test-world'
import { afterEach, expect, test } from 'vitest'
import { confirmedBooking } from '../confirmed-booking.ts'

const today = new Date('2026-11-23T20:00:00Z')
const world = await testWorld({ services: ['booking', 'notify'], now: today })
afterEach(() => world.clock.set(today))

const watch = (as: MadePerson, bookingId: number, isSameStaff = false) =>
  world.call(earlierTime.watchEarlierTime, { bookingId, isSameStaff }, { as })
const cancel = async (as: MadePerson, bookingId: number) => {
  await world.call(booking.cancelBooking, { bookingId }, { as })
  await world.settle()
}
const newsOf = ({ userProfileId }: MadePerson) =>
  world.db
    .selectFrom('notify.notification')
    .select(['title', 'text', 'href'])
    .where('user_profile_id', '=', userProfileId)
    .where('kind', '=', 'earlier time free')
    .execute()

/** One person does the service: somebody has Thursday at 9, somebody else Friday at 9 and waits. */
async function twoBookings() {
  const offered = await makeOfferedService(world)
  const first = await confirmedBooking(world, { offered, dates: ['2026-11-26T09:00:00'] })
  const later = await confirmedBooking(world, { offered, dates: ['2026-11-27T09:00:00'] })
  return { offered, first, later }
}

test('a cancelled visit before it is told once, and leads to the change with that time', async () => {
  const { offered, first, later } = await twoBookings()
  const another = await makePerson(world)
  expect((await watch(another, later.bookingId)).httpStatusCode).toBe(404)
  expect((await watch(later.client, later.bookingId)).error).toBeNull()
  const detail = await world.call(booking.getBookingDetail, { bookingId: later.bookingId }, { as: later.client })
  expect(detail.responseData?.earlierWatch).toEqual({ isSameStaff: false })

  await cancel(first.client, first.bookingId)
  const told = {
    title: 'An earlier time is free',
    text: expect.stringContaining(
      'Thu 26 Nov 2026, 9:00 am has come free. Your booking is on Fri 27 Nov 2026, 9:00 am',
    ),
    href: `/booking/change-booking/${later.bookingId}?time=2026-11-26T09%3A00%3A00`,
  }
  expect(await newsOf(later.client)).toEqual([told])
  const from = '2026-11-25T20:00:00Z'
  const staffUserProfileId = offered.staff[0]?.userProfileId ?? 0
  await world.runJob(jobs.booking.tellOfFreedTime, {
    bookingId: first.bookingId,
    staffUserProfileId,
    from,
    until: '2026-11-25T21:15:00Z',
  })
  expect(await newsOf(later.client)).toHaveLength(1)
})

test('a moved visit frees its time too; a later time, and time that is taken again at once, tell nobody', async () => {
  const { first, later } = await twoBookings()
  await watch(first.client, first.bookingId)
  await watch(later.client, later.bookingId)
  const move = { bookingId: first.bookingId, RequestedStartDateTime: '2026-11-26T13:00:00' }
  await world.call(booking.changeBooking, move, { as: first.client })
  await world.settle()
  expect((await newsOf(later.client)).map(({ href }) => href)).toEqual([
    `/booking/change-booking/${later.bookingId}?time=2026-11-26T09%3A00%3A00`,
  ])
  await cancel(later.client, later.bookingId)
  expect(await newsOf(first.client)).toEqual([])
})

test('who waits for the same person is told of theirs alone, with them', async () => {
  const offered = await makeOfferedService(world, { staffCount: 2 })
  const at = (time: string) => confirmedBooking(world, { offered, dates: [time] })
  const [one, two, later] = [
    await at('2026-11-26T09:00:00'),
    await at('2026-11-26T09:00:00'),
    await at('2026-11-27T09:00:00'),
  ]
  const staffOf = async ({ bookingId, client }: typeof one) =>
    (await world.call(booking.getBookingDetail, { bookingId }, { as: client })).responseData?.staff[0]?.userProfileId
  const comesLater = await staffOf(later)
  const [same, other] = (await staffOf(one)) === comesLater ? [one, two] : [two, one]
  await watch(later.client, later.bookingId, true)
  await cancel(other.client, other.bookingId)
  expect(await newsOf(later.client)).toEqual([])
  await cancel(same.client, same.bookingId)
  expect((await newsOf(later.client)).map(({ href }) => href)).toEqual([
    `/booking/change-booking/${later.bookingId}?time=2026-11-26T09%3A00%3A00&staff=${comesLater}`,
  ])
})

test('nobody is told more than a few times a day, of what is too soon, or after they stop', async () => {
  const offered = await makeOfferedService(world)
  const days = ['2026-11-26', '2026-11-27', '2026-11-28', '2026-11-29', '2026-11-30']
  const made = []
  for (const day of days) made.push(await confirmedBooking(world, { offered, dates: [`${day}T09:00:00`] }))
  const last = await confirmedBooking(world, { offered, dates: ['2026-12-04T09:00:00'] })
  await watch(last.client, last.bookingId)
  for (const one of made) await cancel(one.client, one.bookingId)
  expect(await newsOf(last.client)).toHaveLength(earlierNotices.maxPerDay)

  const { first, later } = await twoBookings()
  await watch(later.client, later.bookingId)
  const stop = (as: MadePerson) =>
    world.call(earlierTime.stopWatchingEarlierTime, { bookingId: later.bookingId }, { as })
  expect((await stop(first.client)).httpStatusCode).toBe(404)
  expect((await stop(later.client)).responseData).toEqual({ done: true })
  await cancel(first.client, first.bookingId)
  expect(await newsOf(later.client)).toEqual([])
})

test('it ends with the booking, within its cut-off, and with the account', async () => {
  const { first, later } = await twoBookings()
  await watch(later.client, later.bookingId)
  await watch(first.client, first.bookingId)
  await cancel(first.client, first.bookingId)
  expect((await watch(first.client, first.bookingId)).error?.name).toBe('NotConfirmed')
  await world.runJob(jobs.booking.forgetOld, {})
  const left = () => world.db.selectFrom('booking.earlier_watch').select('booking_id').execute()
  expect((await left()).map(({ booking_id: id }) => id)).not.toContain(first.bookingId)
  await world.runJob(jobs.booking.forgetPerson, { userProfileId: later.client.userProfileId })
  expect((await left()).map(({ booking_id: id }) => id)).not.toContain(later.bookingId)
  world.clock.set(new Date('2026-11-26T00:00:00Z'))
  const client = await world.signIn(later.client.userProfileId)
  const { error } = await world.call(earlierTime.watchEarlierTime, { bookingId: later.bookingId }, { as: client })
  expect(error?.name).toBe('TooClose')
})
