import { booking } from '@waymark/contracts/booking'
import { bookingStatus, staffRole } from '@waymark/domain/enums'
import { makeArea } from '@waymark/test-world/makers/area'
import { makeOfferedService } from '@waymark/test-world/makers/offered-service'
import { makePerson } from '@waymark/test-world/makers/person'
import { testWorld } from '@waymark/test-world/test-world'
import { describe, expect, test } from 'vitest'
import { newBookingOf } from '../new-booking-of.ts'

const world = await testWorld({ services: ['booking'] })

async function add(...[offered, dates, changes]: Parameters<typeof newBookingOf>) {
  const client = await makePerson(world)
  return world.call(booking.addNewBooking, newBookingOf(offered, dates, changes), { as: client })
}

describe('a booking on one date', () => {
  test('answers New at once and is Confirmed by the queue with a staff member', async () => {
    const offered = await makeOfferedService(world)
    const client = await makePerson(world)
    const answer = await world.call(booking.addNewBooking, newBookingOf(offered, ['2026-11-26T09:00:00']), {
      as: client,
    })
    expect(answer.error).toBeNull()
    const [date] = answer.responseData?.bookingDatesSummary ?? []
    expect(date).toMatchObject({ bookingStartDateTime: '2026-11-26T09:00:00', status: bookingStatus.New })
    await world.settle()
    const detail = await world.call(booking.getBookingDetail, { bookingId: date?.bookingId ?? 0 }, { as: client })
    expect(detail.responseData).toMatchObject({
      status: bookingStatus.Confirmed,
      requestedStartDateTime: '2026-11-26T09:00:00',
      requestedEndDateTime: '2026-11-26T10:00:00',
      feeDisplay: '$48.00',
      staff: [{ userProfileId: offered.staff[0]?.userProfileId }],
      mySide: 'client',
    })
    expect(detail.responseData?.history.map((line) => line.what)).toEqual(['Requested', 'Confirmed'])
  })

  test('says of an hourly fee what the visit costs in all', async () => {
    const offered = await makeOfferedService(world)
    const client = await makePerson(world)
    await world.db
      .updateTable('provider.service_size')
      .set({ fee_kind: 'per hour', price_cents: 4500 })
      .where('service_area_service_id', '=', offered.serviceAreaServiceId)
      .execute()
    const input = { ...newBookingOf(offered, ['2026-11-26T09:00:00']), ServiceSizeOptionId: 11 }
    const made = await world.call(booking.addNewBooking, input, { as: client })
    const bookingId = made.responseData?.bookingDatesSummary[0]?.bookingId ?? 0
    const detail = await world.call(booking.getBookingDetail, { bookingId }, { as: client })
    expect(detail.responseData).toMatchObject({ price: { cents: 2250 }, feeDisplay: '$22.50 ($45.00 per hour)' })
  })

  test('makes one booking when sent twice with one idempotency key', async () => {
    const offered = await makeOfferedService(world)
    const client = await makePerson(world)
    const send = () =>
      world.call(booking.addNewBooking, newBookingOf(offered, ['2026-11-26T09:00:00']), {
        as: client,
        idempotencyKey: 'the-same-key-1',
      })
    const [first, second] = await Promise.all([send(), send()])
    expect(second.responseData?.bookingSeriesId).toBe(first.responseData?.bookingSeriesId)
    expect((await send()).responseData?.bookingDatesSummary).toHaveLength(1)
  })
})

test('keeps what the provider said about the price when it was booked', async () => {
  const offered = await makeOfferedService(world)
  const client = await makePerson(world)
  const say = (pricing_description: string) =>
    world.db
      .updateTable('provider.service_area_service')
      .set({ pricing_description })
      .where('id', '=', offered.serviceAreaServiceId)
      .execute()
  await say('Public holidays cost half as much again.')
  const made = await world.call(booking.addNewBooking, newBookingOf(offered, ['2026-11-26T09:00:00']), { as: client })
  await say('')
  const bookingId = made.responseData?.bookingDatesSummary[0]?.bookingId ?? 0
  const detail = await world.call(booking.getBookingDetail, { bookingId }, { as: client })
  expect(detail.responseData?.pricingDescription).toBe('Public holidays cost half as much again.')
})

describe('requests that are refused without a trace', () => {
  test.each([
    ['a time exactly 24 h ahead', ['2026-11-25T09:00:00'], 'TooSoon'],
    ['a time in the past', ['2026-11-20T09:00:00'], 'TooSoon'],
    ['a time more than 6 months ahead', ['2027-05-25T09:00:00'], 'TooFarAhead'],
    ['a date twice', ['2026-11-26T09:00:00', '2026-11-26T09:00:00'], 'DateTwice'],
    ['visits that overlap', ['2026-11-26T09:00:00', '2026-11-26T09:45:00'], 'DatesOverlap'],
    ['a time the provider does not start at', ['2026-11-26T11:00:00'], 'NotInTheirTimes'],
  ])('refuses %s', async (_case, dates, word) => {
    const offered = await makeOfferedService(world)
    const answer = await add(offered, dates)
    expect([answer.httpStatusCode, answer.error?.name]).toEqual([409, word])
    const kept = await world.db
      .selectFrom('booking.booking')
      .select('id')
      .where('service_area_service_id', '=', offered.serviceAreaServiceId)
      .execute()
    expect(kept).toEqual([])
  })

  test('names the dates of a series that the provider does not do, not its first one', async () => {
    const offered = await makeOfferedService(world)
    const dates = ['2026-11-26T09:00:00', '2026-11-27T11:00:00', '2026-11-30T09:00:00']
    expect((await add(offered, dates)).error).toEqual({
      name: 'DatesGone',
      message:
        'These dates cannot be booked any more: Fri 27 Nov 2026, 11:00 am. Look at the dates again, then confirm.',
    })
  })

  test('refuses an address outside the radius, stating both distances', async () => {
    const offered = await makeOfferedService(world)
    const answer = await add(offered, ['2026-11-26T09:00:00'], {
      LatitudeForService: -41.1,
      LongitudeForService: 174.9,
    })
    expect(answer.error).toEqual({
      name: 'OutsideRadius',
      message: 'This address is 22.7 km away. They travel up to 10 km.',
    })
  })

  test('refuses a size of another service', async () => {
    const offered = await makeOfferedService(world)
    const answer = await add(offered, ['2026-11-26T09:00:00'], { ServiceSizeOptionId: 21 })
    expect(answer.error?.name).toBe('SizeNotOffered')
  })

  test('refuses a service that the area service is not for', async () => {
    const offered = await makeOfferedService(world)
    expect((await add(offered, ['2026-11-26T09:00:00'], { ServiceId: 2 })).error?.name).toBe('NotOffered')
  })

  test('refuses a private area to someone without it on their shortlist', async () => {
    const area = await makeArea(world, { isPrivate: true })
    const offered = await makeOfferedService(world, { area })
    expect((await add(offered, ['2026-11-26T09:00:00'])).error?.name).toBe('NotOffered')
  })

  test('refuses a restricted person at another provider', async () => {
    const own = await makeArea(world)
    const offered = await makeOfferedService(world)
    const restricted = await makePerson(world, { restrictedToAccountId: own.accountId })
    const answer = await world.call(booking.addNewBooking, newBookingOf(offered, ['2026-11-26T09:00:00']), {
      as: restricted,
    })
    expect(answer.error?.name).toBe('RestrictedToProvider')
  })

  test('refuses a booking for someone else without a recipient', async () => {
    const offered = await makeOfferedService(world)
    expect((await add(offered, ['2026-11-26T09:00:00'], { isMyself: false })).error?.name).toBe('WhoIsItFor')
  })

  test('refuses a time that the client already holds', async () => {
    const offered = await makeOfferedService(world, { staffCount: 2 })
    const client = await makePerson(world)
    const send = () => world.call(booking.addNewBooking, newBookingOf(offered, ['2026-11-26T09:00:00']), { as: client })
    expect((await send()).error).toBeNull()
    expect((await send()).error?.name).toBe('AlreadyBooked')
  })

  test('refuses bad input, naming the fields', async () => {
    const offered = await makeOfferedService(world)
    const client = await makePerson(world)
    const response = await world.fetch(
      booking.addNewBooking,
      { ...newBookingOf(offered, ['26/11/2026 9am']), AddressForService: 'a\u0000b', extra: 1 },
      { as: client },
    )
    expect(response.statusCode).toBe(422)
  })

  test('refuses a caller who is not signed in', async () => {
    const offered = await makeOfferedService(world)
    const response = await world.fetch(booking.addNewBooking, newBookingOf(offered, ['2026-11-26T09:00:00']))
    expect(response.statusCode).toBe(401)
  })
})

describe('a business that books as a consumer', () => {
  test('may book for an area in which the person has the right to', async () => {
    const offered = await makeOfferedService(world)
    const own = await makeArea(world)
    const manager = await makePerson(world, {
      accountId: own.accountId,
      roles: { [own.serviceAreaId]: staffRole.StaffAndServiceManager },
    })
    const input = newBookingOf(offered, ['2026-11-26T09:00:00'], { UserServiceAreaId: own.serviceAreaId })
    expect((await world.call(booking.addNewBooking, input, { as: manager })).error).toBeNull()
  })

  test('refuses Staff, and areas of another account', async () => {
    const offered = await makeOfferedService(world)
    const own = await makeArea(world)
    const staff = await makePerson(world, { accountId: own.accountId, roles: { [own.serviceAreaId]: staffRole.Staff } })
    const asStaff = newBookingOf(offered, ['2026-11-26T09:00:00'], { UserServiceAreaId: own.serviceAreaId })
    expect((await world.call(booking.addNewBooking, asStaff, { as: staff })).error?.name).toBe('NotYourArea')
    const foreign = newBookingOf(offered, ['2026-11-26T09:00:00'], { UserServiceAreaId: offered.serviceAreaId })
    expect((await world.call(booking.addNewBooking, foreign, { as: staff })).error?.name).toBe('NotYourArea')
  })
})

test('places a date requested just in time, even when the queue gets to it late', async () => {
  const offered = await makeOfferedService(world)
  const client = await makePerson(world)
  const asked = world.clock.now()
  // 24 hours and a minute before the start.
  world.clock.set(new Date('2026-11-24T19:59:00Z'))
  const made = await world.call(booking.addNewBooking, newBookingOf(offered, ['2026-11-26T09:00:00']), {
    as: await world.signIn(client.userProfileId),
  })
  world.clock.advance(3_600_000)
  await world.settle()
  const bookingId = made.responseData?.bookingDatesSummary[0]?.bookingId ?? 0
  const as = await world.signIn(client.userProfileId)
  const detail = await world.call(booking.getBookingDetail, { bookingId }, { as })
  world.clock.set(asked)
  expect(detail.responseData?.status).toBe(bookingStatus.Confirmed)
})

describe('a date that nobody can take', () => {
  test('offers other times, except those the client already holds', async () => {
    const offered = await makeOfferedService(world, { staffCount: 2 })
    const [client, ...rivals] = await Promise.all([makePerson(world), makePerson(world), makePerson(world)])
    const request = (as: typeof client, date: string) =>
      world.call(booking.addNewBooking, newBookingOf(offered, [date]), { as })
    await request(client, '2026-11-26T10:15:00')
    for (const rival of rivals) await request(rival, '2026-11-26T09:00:00')
    await world.settle()
    const lost = await request(client, '2026-11-26T09:00:00')
    await world.settle()
    const bookingId = lost.responseData?.bookingDatesSummary[0]?.bookingId ?? 0
    const detail = await world.call(booking.getBookingDetail, { bookingId }, { as: client })
    expect(detail.responseData?.status).toBe(bookingStatus.Incomplete)
    expect(detail.responseData?.alternativeTimes[0]).toBe('2026-11-26T13:00:00')
    expect(detail.responseData?.alternativeTimes).not.toContain('2026-11-26T10:15:00')
  })

  test('offers no time that runs into another visit of its series', async () => {
    const starts = ['09:00', '10:15', '11:30']
    const weeklyTimes = [0, 1, 2, 3, 4, 5, 6].flatMap((day) => starts.map((time): [number, string] => [day, time]))
    const offered = await makeOfferedService(world, { staffCount: 2, weeklyTimes })
    const [client, ...rivals] = await Promise.all([makePerson(world), makePerson(world), makePerson(world)])
    const request = (as: typeof client, dates: readonly string[]) =>
      world.call(booking.addNewBooking, newBookingOf(offered, dates, { ServiceSizeOptionId: 13 }), { as })
    for (const rival of rivals) await request(rival, ['2026-11-26T11:30:00'])
    await world.settle()
    const series = await request(client, ['2026-11-26T11:30:00', '2026-11-27T11:30:00'])
    await world.settle()
    const bookingId = series.responseData?.bookingDatesSummary[0]?.bookingId ?? 0
    const detail = await world.call(booking.getBookingDetail, { bookingId }, { as: client })
    expect(detail.responseData?.alternativeTimes).toContain('2026-11-27T09:00:00')
    expect(detail.responseData?.alternativeTimes).not.toContain('2026-11-27T10:15:00')
  })

  test('leaves the lists once another time is taken for it, which works once', async () => {
    const { offered, client, lostId } = await lostDate()
    const take = (date: string, as = client) =>
      world.call(booking.addNewBooking, newBookingOf(offered, [date], { insteadOfBookingId: lostId }), { as })
    expect(await listedIds(client)).toEqual([lostId])
    const [one, other] = await Promise.all([take('2026-11-26T10:15:00'), take('2026-11-26T13:00:00')])
    const taken = one.error ? other : one
    expect([one.error?.name, other.error?.name].toSorted()).toEqual(['AlreadyInstead', undefined])
    await world.settle()
    const takenId = taken.responseData?.bookingDatesSummary[0]?.bookingId ?? 0
    expect(await listedIds(client)).toEqual([takenId])
    const lost = await world.call(booking.getBookingDetail, { bookingId: lostId }, { as: client })
    expect(lost.responseData?.bookingDatesSummary[0]?.takenInsteadBookingId).toBe(takenId)
    const detail = await world.call(booking.getBookingDetail, { bookingId: takenId }, { as: client })
    expect(detail.responseData?.insteadOfBookingId).toBe(lostId)
    expect((await take('2026-11-27T09:00:00')).error?.name).toBe('AlreadyInstead')
  })

  test('can only be replaced by its client, and only while Incomplete', async () => {
    const { offered, client, lostId } = await lostDate()
    const take = (insteadOfBookingId: number, as: typeof client) =>
      world.call(booking.addNewBooking, newBookingOf(offered, ['2026-11-26T13:00:00'], { insteadOfBookingId }), { as })
    const stranger = await makePerson(world)
    expect((await take(lostId, stranger)).httpStatusCode).toBe(404)
    expect(await listedIds(client)).toEqual([lostId])
    const own = await world.call(booking.addNewBooking, newBookingOf(offered, ['2026-11-26T10:15:00']), {
      as: stranger,
    })
    await world.settle()
    const confirmedId = own.responseData?.bookingDatesSummary[0]?.bookingId ?? 0
    expect((await take(confirmedId, stranger)).error?.name).toBe('AlreadyInstead')
  })

  /** A date that went to another client. */
  async function lostDate() {
    const offered = await makeOfferedService(world)
    const [client, rival] = await Promise.all([makePerson(world), makePerson(world)])
    const request = (as: typeof client) =>
      world.call(booking.addNewBooking, newBookingOf(offered, ['2026-11-26T09:00:00']), { as })
    await request(rival)
    await world.settle()
    const lost = await request(client)
    await world.settle()
    return { offered, client, lostId: lost.responseData?.bookingDatesSummary[0]?.bookingId ?? 0 }
  }

  async function listedIds(as: Awaited<ReturnType<typeof makePerson>>) {
    const list = await world.call(booking.getBookingList, { side: 'client' }, { as })
    return list.responseData?.items.map(({ bookingId }) => bookingId)
  }
})

describe('under concurrency', () => {
  test('confirms one of 60 requests for the same time of one staff member and offers the others alternatives', async () => {
    const offered = await makeOfferedService(world)
    const clients = await Promise.all(Array.from({ length: 60 }, () => makePerson(world)))
    const answers = await Promise.all(
      clients.map((client) =>
        world.call(booking.addNewBooking, newBookingOf(offered, ['2026-11-26T10:15:00']), { as: client }),
      ),
    )
    expect(answers.filter((answer) => answer.error !== null)).toEqual([])
    await world.settle()
    const rows = await world.db
      .selectFrom('booking.booking')
      .select(['status', 'alternative_starts'])
      .where('service_area_service_id', '=', offered.serviceAreaServiceId)
      .execute()
    expect(rows.filter((row) => row.status === bookingStatus.Confirmed)).toHaveLength(1)
    const incomplete = rows.filter((row) => row.status === bookingStatus.Incomplete)
    expect(incomplete).toHaveLength(59)
    expect(incomplete.every((row) => row.alternative_starts.length > 0)).toBe(true)
  })
})
