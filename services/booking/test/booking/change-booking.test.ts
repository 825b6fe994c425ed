import { booking } from '@waymark/contracts/booking'
import { bookingStatus } from '@waymark/domain/enums'
import { makeOfferedService } from '@waymark/test-world/makers/offered-service'
import { makePerson } from '@waymark/test-world/makers/person'
import { testWorld } from '@waymark/test-world/test-world'
import { afterEach, describe, expect, test } from 'vitest'
import { confirmedBooking } from '../confirmed-booking.ts'

const today = new Date('2026-11-23T20:00:00Z')

const world = await testWorld({ services: ['booking'], now: today })

afterEach(() => world.clock.set(today))

/** The booking under test starts at 9:00 on Thursday 26 November in Auckland. */
const start = new Date('2026-11-25T20:00:00Z')
const hoursBefore = (hours: number) => new Date(start.getTime() - hours * 3_600_000)
const friday = '2026-11-27T10:15:00'

test('keeps id and history, releases the old time and holds the new one', async () => {
  const { bookingId, client, offered } = await confirmedBooking(world)
  const answer = await world.call(booking.changeBooking, { bookingId, RequestedStartDateTime: friday }, { as: client })
  expect(answer.error).toBeNull()
  expect(answer.responseData).toMatchObject({
    changedBookingIds: [bookingId],
    bookingDatesSummary: [{ bookingId, bookingStartDateTime: friday, status: bookingStatus.Confirmed }],
  })
  const detail = await world.call(booking.getBookingDetail, { bookingId }, { as: client })
  expect(detail.responseData).toMatchObject({
    requestedStartDateTime: friday,
    requestedEndDateTime: '2026-11-27T11:15:00',
    staff: [{ userProfileId: offered.staff[0]?.userProfileId }],
  })
  expect(detail.responseData?.history.map(({ what }) => what)).toEqual([
    'Requested',
    'Confirmed',
    'Changed from Thu 26 Nov 2026, 9:00 am to Fri 27 Nov 2026, 10:15 am',
  ])
  const row = await world.db
    .selectFrom('booking.booking')
    .select('calendar_sequence')
    .where('id', '=', bookingId)
    .executeTakeFirst()
  expect(row?.calendar_sequence).toBe(1)
  const next = await confirmedBooking(world, { offered })
  const ofNext = await world.call(booking.getBookingDetail, { bookingId: next.bookingId }, { as: next.client })
  expect(ofNext.responseData?.status).toBe(bookingStatus.Confirmed)
})

test('refuses the second of two concurrent moves and keeps the first', async () => {
  const { bookingId, client, offered } = await confirmedBooking(world)
  const manager = await makePerson(world, { accountId: offered.accountId, isAccountAdmin: true })
  const SeenStartDateTime = '2026-11-26T09:00:00'
  const move = (as: typeof client, RequestedStartDateTime: string) =>
    world.call(booking.changeBooking, { bookingId, RequestedStartDateTime, SeenStartDateTime }, { as })
  expect((await move(manager, friday)).error).toBeNull()
  expect((await move(client, '2026-11-28T09:00:00')).error).toEqual({
    name: 'MovedMeanwhile',
    message: 'Somebody has moved this booking to Fri 27 Nov 2026 at 10:15 am. Check it again before you change it.',
  })
  const detail = await world.call(booking.getBookingDetail, { bookingId }, { as: client })
  expect(detail.responseData?.requestedStartDateTime).toBe(friday)
})

test('may move to a time that overlaps its own', async () => {
  const offered = await makeOfferedService(world, { weeklyTimes: everyDayAt('09:00', '09:15') })
  const { bookingId, client } = await confirmedBooking(world, { offered })
  const quarterPast = { bookingId, RequestedStartDateTime: '2026-11-26T09:15:00' }
  expect((await world.call(booking.changeBooking, quarterPast, { as: client })).error).toBeNull()
  const again = await world.call(booking.changeBooking, quarterPast, { as: client })
  expect(again.responseData).toEqual({ changedBookingIds: [], bookingDatesSummary: [] })
})

describe('the cut-off', () => {
  test('accepts a change exactly 24 h before the start', async () => {
    const { bookingId, client } = await confirmedBooking(world)
    world.clock.set(hoursBefore(24))
    const again = await world.signIn(client.userProfileId)
    const answer = await world.call(booking.changeBooking, { bookingId, RequestedStartDateTime: friday }, { as: again })
    expect(answer.error).toBeNull()
  })

  test('refuses a change 23 h 59 min before the start, in the source’s words', async () => {
    const { bookingId, client } = await confirmedBooking(world)
    world.clock.set(new Date(hoursBefore(24).getTime() + 60_000))
    const again = await world.signIn(client.userProfileId)
    const answer = await world.call(booking.changeBooking, { bookingId, RequestedStartDateTime: friday }, { as: again })
    expect(answer.error).toEqual({
      name: 'TooClose',
      message: 'Cannot cancel/change booking within 24 hours of start time.',
    })
    expect([answer.httpStatusCode, answer.treatErrorAsInform]).toEqual([409, true])
  })
})

describe('changes that are refused and keep the old time', () => {
  test.each([
    ['a new time exactly 24 h ahead', '2026-11-25T09:00:00', 'TooSoon'],
    ['a time more than 6 months ahead', '2027-05-25T09:00:00', 'TooFarAhead'],
    ['a time the provider does not start at', '2026-11-27T11:00:00', 'NotFree'],
  ])('refuses %s', async (_case, RequestedStartDateTime, word) => {
    const { bookingId, client } = await confirmedBooking(world)
    const answer = await world.call(booking.changeBooking, { bookingId, RequestedStartDateTime }, { as: client })
    expect([answer.httpStatusCode, answer.error?.name]).toEqual([409, word])
    const detail = await world.call(booking.getBookingDetail, { bookingId }, { as: client })
    expect(detail.responseData).toMatchObject({ requestedStartDateTime: '2026-11-26T09:00:00' })
    expect(detail.responseData?.staff).toHaveLength(1)
  })

  test('asks for the lead time of the service, as a new booking does, and offers nothing within it', async () => {
    const offered = await makeOfferedService(world, { leadHours: 72 })
    const client = await makePerson(world)
    const { bookingId } = await confirmedBooking(world, { offered, client, dates: ['2026-12-03T09:00:00'] })
    const move = (RequestedStartDateTime: string) =>
      world.call(booking.changeBooking, { bookingId, RequestedStartDateTime }, { as: client })
    expect((await move('2026-11-27T09:00:00')).error).toEqual({
      name: 'TooSoon',
      message: 'A booking must start more than 72 hours from now.',
    })
    const times = await world.call(
      booking.getAvailableTimesForServiceAreaForNewBooking,
      {
        ServiceAreaServiceId: offered.serviceAreaServiceId,
        ServiceSizeOptionId: 12,
        changedBookingId: bookingId,
        fromDate: '2026-11-24',
        days: 10,
      },
      { as: client },
    )
    expect(times.responseData?.nextFree).toBe('2026-11-27T10:15:00')
    expect((await move('2026-11-27T10:15:00')).error).toBeNull()
  })

  test('lets a date move as far as the series’ repeats could reach, and refuses a day more', async () => {
    const { bookingIds, client } = await confirmedBooking(world, {
      dates: ['2026-12-03T09:00:00', '2027-05-27T09:00:00'],
    })
    const [, bookingId = 0] = bookingIds
    const start = await world.call(booking.getDataForChangeBooking, { bookingId }, { as: client })
    expect(start.responseData?.toDate).toBe('2027-06-03')
    const move = (RequestedStartDateTime: string) =>
      world.call(booking.changeBooking, { bookingId, RequestedStartDateTime }, { as: client })
    expect((await move('2027-06-04T09:00:00')).error?.name).toBe('TooFarAhead')
    expect((await move('2027-06-03T09:00:00')).error).toBeNull()
  })

  test('refuses a taken time, naming its date', async () => {
    const { bookingId, client, offered } = await confirmedBooking(world)
    await confirmedBooking(world, { offered, dates: [friday] })
    const answer = await world.call(
      booking.changeBooking,
      { bookingId, RequestedStartDateTime: friday },
      { as: client },
    )
    expect(answer.error).toEqual({
      name: 'NotFree',
      message: 'Nobody is free on Fri 27 Nov 2026 at 10:15 am. Choose another time.',
    })
  })

  test('refuses a time that the client already holds', async () => {
    const offered = await makeOfferedService(world, { staffCount: 2 })
    const { bookingId, client } = await confirmedBooking(world, { offered })
    await confirmedBooking(world, { offered, client, dates: [friday] })
    const answer = await world.call(
      booking.changeBooking,
      { bookingId, RequestedStartDateTime: friday },
      { as: client },
    )
    expect(answer.error?.name).toBe('AlreadyBooked')
  })

  test('refuses a cancelled booking', async () => {
    const { bookingId, client } = await confirmedBooking(world)
    await world.call(booking.cancelBooking, { bookingId }, { as: client })
    const answer = await world.call(
      booking.changeBooking,
      { bookingId, RequestedStartDateTime: friday },
      { as: client },
    )
    expect(answer.error).toEqual({
      name: 'NotConfirmed',
      message: 'Cannot cancel/change booking which is not confirmed status',
    })
  })

  test('refuses strangers and the assigned staff member', async () => {
    const { bookingId, offered } = await confirmedBooking(world)
    for (const as of [await makePerson(world), offered.staff[0]]) {
      const answer = await world.call(booking.changeBooking, { bookingId, RequestedStartDateTime: friday }, { as })
      expect(answer.httpStatusCode).toBe(404)
    }
  })
})

describe('a series', () => {
  const dates = ['2026-11-26T09:00:00', '2026-11-27T09:00:00', '2026-11-28T09:00:00']
  const startsOf = async (seriesId: number) =>
    (
      await world.db
        .selectFrom('booking.booking')
        .select('starts_at')
        .where('series_id', '=', seriesId)
        .orderBy('id')
        .execute()
    ).map((row) => row.starts_at.toISOString())

  async function series() {
    const made = await confirmedBooking(world, { dates })
    const data = await world.call(booking.getDataForChangeBooking, { bookingId: made.bookingId }, { as: made.client })
    return { ...made, data: data.responseData, seriesId: data.responseData?.bookingSeriesId ?? 0 }
  }

  test('moves this and later dates by a day, onto times that the series itself releases', async () => {
    const { bookingIds, client, seriesId } = await series()
    const answer = await world.call(
      booking.changeBooking,
      { bookingId: bookingIds[1] ?? 0, RequestedStartDateTime: '2026-11-28T09:00:00', scope: 'later' },
      { as: client },
    )
    expect(answer.responseData?.changedBookingIds).toEqual([bookingIds[1], bookingIds[2]])
    expect(await startsOf(seriesId)).toEqual([
      '2026-11-25T20:00:00.000Z',
      '2026-11-27T20:00:00.000Z',
      '2026-11-28T20:00:00.000Z',
    ])
  })

  test('moves all dates, or none when one cannot move', async () => {
    const { bookingId, client, offered, seriesId, data } = await series()
    expect(data?.movedDates).toEqual({ later: dates, all: dates })
    await confirmedBooking(world, { offered, dates: ['2026-11-28T13:00:00'] })
    const change = (RequestedStartDateTime: string) =>
      world.call(booking.changeBooking, { bookingId, RequestedStartDateTime, scope: 'all' }, { as: client })
    const before = await startsOf(seriesId)
    expect((await change('2026-11-26T13:00:00')).error?.message).toBe(
      'Nobody is free on Sat 28 Nov 2026 at 1:00 pm. Choose another time.',
    )
    expect(await startsOf(seriesId)).toEqual(before)
    expect((await change('2026-11-26T10:15:00')).responseData?.changedBookingIds).toHaveLength(3)
  })

  test('refuses a move while one of its dates is still being placed', async () => {
    const { bookingId, bookingIds, client, seriesId } = await series()
    await world.db
      .updateTable('booking.booking')
      .set({ status: bookingStatus.New })
      .where('id', '=', bookingIds[2] ?? 0)
      .execute()
    const before = await startsOf(seriesId)
    const change = (scope: 'one' | 'later' | 'all') =>
      world.call(
        booking.changeBooking,
        { bookingId, RequestedStartDateTime: '2026-11-26T10:15:00', scope },
        { as: client },
      )
    expect((await change('all')).error?.name).toBe('StillPlacing')
    expect((await change('later')).error?.name).toBe('StillPlacing')
    expect(await startsOf(seriesId)).toEqual(before)
    expect((await change('one')).responseData?.changedBookingIds).toEqual([bookingId])
  })

  test('skips dates past their cut-off', async () => {
    const { bookingIds, client } = await series()
    world.clock.set(hoursBefore(23))
    const again = await world.signIn(client.userProfileId)
    const answer = await world.call(
      booking.changeBooking,
      { bookingId: bookingIds[2] ?? 0, RequestedStartDateTime: '2026-11-28T13:00:00', scope: 'all' },
      { as: again },
    )
    expect(answer.responseData?.changedBookingIds).toEqual([bookingIds[2], bookingIds[1]])
  })
})

test('lets the provider change it, see its free times and choose the staff', async () => {
  const offered = await makeOfferedService(world, { staffCount: 2 })
  const { bookingId } = await confirmedBooking(world, { offered })
  const admin = await makePerson(world, { accountId: offered.accountId, isAccountAdmin: true })
  const times = {
    ServiceAreaServiceId: offered.serviceAreaServiceId,
    ServiceSizeOptionId: offered.serviceId * 10 + 2,
    fromDate: '2026-11-27',
    days: 1,
    changedBookingId: bookingId,
  }
  const call = booking.getAvailableTimesForServiceAreaForNewBooking
  expect((await world.call(call, times, { as: admin })).responseData?.days[0]?.free).toContain('10:15')
  expect((await world.call(call, times, { as: await makePerson(world) })).error?.name).toBe('NotOffered')
  const wanted = offered.staff[1]?.userProfileId ?? 0
  const answer = await world.call(
    booking.changeBooking,
    { bookingId, RequestedStartDateTime: friday, preferredStaffUserProfileId: wanted },
    { as: admin },
  )
  expect(answer.error).toBeNull()
  const detail = await world.call(booking.getBookingDetail, { bookingId }, { as: admin })
  expect(detail.responseData?.staff.map(({ userProfileId }) => userProfileId)).toEqual([wanted])
})

function everyDayAt(...times: string[]): [number, string][] {
  return [0, 1, 2, 3, 4, 5, 6].flatMap((day) => times.map((time): [number, string] => [day, time]))
}
