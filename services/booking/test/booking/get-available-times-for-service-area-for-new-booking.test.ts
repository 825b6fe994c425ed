import { booking } from '@waymark/contracts/booking'
import { sessionAvailability } from '@waymark/domain/enums'
import { makeArea } from '@waymark/test-world/makers/area'
import { makeOfferedService } from '@waymark/test-world/makers/offered-service'
import { type MadePerson, makePerson } from '@waymark/test-world/makers/person'
import { testWorld } from '@waymark/test-world/test-world'
import { describe, expect, test } from 'vitest'
import { type ConfirmedBooking, confirmedBooking } from '../confirmed-booking.ts'

const world = await testWorld({ services: ['booking'] })
const times = booking.getAvailableTimesForServiceAreaForNewBooking

test('offers each day’s weekly times from more than 24 hours ahead on', async () => {
  const offered = await makeOfferedService(world)
  const client = await makePerson(world)
  const input = {
    ServiceAreaServiceId: offered.serviceAreaServiceId,
    ServiceSizeOptionId: 12,
    fromDate: '2026-11-24',
    days: 3,
  }
  const answer = await world.call(times, input, { as: client })
  expect(answer.responseData).toMatchObject({
    timeZone: 'Pacific/Auckland',
    durationMinutes: 60,
    // Now is Tuesday 09:00, so Wednesday 09:00 is exactly 24 hours ahead and not offered.
    days: [
      { date: '2026-11-25', free: ['10:15', '13:00'] },
      { date: '2026-11-26', free: ['09:00', '10:15', '13:00'] },
    ],
    nextFree: '2026-11-25T10:15:00',
  })
})

test('drops a time as soon as it is taken, and answers a request for it with alternatives', async () => {
  const offered = await makeOfferedService(world)
  await confirmedBooking(world, { offered })
  const client = await makePerson(world)
  const answer = await world.call(
    times,
    {
      ServiceAreaServiceId: offered.serviceAreaServiceId,
      ServiceSizeOptionId: 12,
      fromDate: '2026-11-26',
      days: 1,
      RequestedStartDateTimes: ['2026-11-26T09:00:00', '2026-11-26T13:00:00', '2026-11-26T13:00:00'],
    },
    { as: client },
  )
  expect(answer.responseData?.days).toEqual([{ date: '2026-11-26', free: ['10:15', '13:00'] }])
  const [taken, free, twice] = answer.responseData?.checkedDates ?? []
  expect(taken).toMatchObject({ noticeStatus: sessionAvailability.AlternativeTimeAvailable })
  expect(taken?.alternativeTimes[0]).toBe('2026-11-26T10:15:00')
  expect(free?.noticeStatus).toBe(sessionAvailability.Available)
  expect(twice?.noticeStatus).toBe(sessionAvailability.AlternativeTimeDuplicated)
})

test('does not offer a time that the client already holds, whoever else is free', async () => {
  const offered = await makeOfferedService(world, { staffCount: 2 })
  const { client } = await confirmedBooking(world, { offered })
  const input = { ServiceAreaServiceId: offered.serviceAreaServiceId, ServiceSizeOptionId: 12, fromDate: '2026-11-26' }
  const own = await world.call(times, { ...input, days: 1 }, { as: client })
  expect(own.responseData?.days).toEqual([{ date: '2026-11-26', free: ['10:15', '13:00'] }])
  expect(own.responseData?.heldTimes).toEqual(['2026-11-26T09:00:00'])
  const others = await world.call(times, { ...input, days: 1 }, { as: await makePerson(world) })
  expect(others.responseData?.days).toEqual([{ date: '2026-11-26', free: ['09:00', '10:15', '13:00'] }])
  expect(others.responseData?.heldTimes).toEqual([])
})

test('keeps wall times across a clock change', async () => {
  const offered = await makeOfferedService(world)
  const client = await makePerson(world)
  const answer = await world.call(
    times,
    { ServiceAreaServiceId: offered.serviceAreaServiceId, ServiceSizeOptionId: 12, fromDate: '2027-04-03', days: 3 },
    { as: client },
  )
  expect(answer.responseData?.days.map((day) => day.free[0])).toEqual(['09:00', '09:00', '09:00'])
})

test('states the distance of an address that is too far', async () => {
  const offered = await makeOfferedService(world)
  const client = await makePerson(world)
  const far = { LatitudeForService: -41.5, LongitudeForService: 174.7762 }
  const input = { ServiceAreaServiceId: offered.serviceAreaServiceId, ServiceSizeOptionId: 12, fromDate: '2026-11-26' }
  const answer = await world.call(times, { ...input, ...far }, { as: client })
  expect(answer.error?.message).toBe('This address is 24.3 km away. They travel up to 10 km.')
})

test('hides private areas and sizes that are not offered', async () => {
  const area = await makeArea(world, { isPrivate: true })
  const hidden = await makeOfferedService(world, { area })
  const offered = await makeOfferedService(world)
  const client = await makePerson(world)
  const ask = (ServiceAreaServiceId: number, ServiceSizeOptionId: number) =>
    world.call(times, { ServiceAreaServiceId, ServiceSizeOptionId, fromDate: '2026-11-26' }, { as: client })
  expect((await ask(hidden.serviceAreaServiceId, 12)).error?.name).toBe('NotOffered')
  expect((await ask(offered.serviceAreaServiceId, 99)).error?.name).toBe('NotOffered')
})

describe('for a change', () => {
  const ask = async (made: ConfirmedBooking, changes: object, as: MadePerson = made.client) => {
    const { serviceAreaServiceId } = made.offered
    const base = {
      ServiceAreaServiceId: serviceAreaServiceId,
      ServiceSizeOptionId: 12,
      fromDate: '2026-11-26',
      days: 1,
    }
    return world.call(times, { ...base, changedBookingId: made.bookingId, ...changes }, { as })
  }
  const statesOf = (answer: Awaited<ReturnType<typeof ask>>) =>
    answer.responseData?.checkedDates.map(({ noticeStatus }) => noticeStatus)

  test('ignores the dates that move together, but not other bookings', async () => {
    const series = ['2026-11-26T09:00:00', '2026-11-27T09:00:00', '2026-11-28T09:00:00']
    const made = await confirmedBooking(world, { dates: series })
    await confirmedBooking(world, { offered: made.offered, dates: ['2026-11-29T09:00:00'] })
    const nextDays = ['2026-11-27T09:00:00', '2026-11-28T09:00:00', '2026-11-29T09:00:00']
    const { Available, AlternativeTimeAvailable, AlternativeTimeDuplicated } = sessionAvailability
    const all = await ask(made, { changedScope: 'all', RequestedStartDateTimes: nextDays })
    expect(statesOf(all)).toEqual([Available, Available, AlternativeTimeAvailable])
    const one = await ask(made, { RequestedStartDateTimes: nextDays.slice(0, 1) })
    expect(statesOf(one)).toEqual([AlternativeTimeDuplicated])
  })

  test('does not offer the present time as a new one', async () => {
    const made = await confirmedBooking(world)
    const offered = (await ask(made, {})).responseData
    expect([offered?.nextFree, offered?.days[0]?.free]).toEqual(['2026-11-26T10:15:00', ['10:15', '13:00']])
  })

  test('shows a manager the times free for the client', async () => {
    const offered = await makeOfferedService(world, { staffCount: 2 })
    const made = await confirmedBooking(world, { offered })
    await confirmedBooking(world, { offered, client: made.client, dates: ['2026-11-26T10:15:00'] })
    const admin = await makePerson(world, { accountId: offered.accountId, isAccountAdmin: true })
    expect((await ask(made, {}, admin)).responseData?.days).toEqual([{ date: '2026-11-26', free: ['13:00'] }])
    expect((await ask(made, {}, await makePerson(world))).error?.name).toBe('NotOffered')
  })
})
