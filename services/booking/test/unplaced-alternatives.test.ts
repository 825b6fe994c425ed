import { booking } from '@waymark/contracts/booking'
import { consumer } from '@waymark/contracts/consumer'
import { makePerson } from '@waymark/test-world/makers/person'
import { testWorld } from '@waymark/test-world/test-world'
import { expect, test } from 'vitest'
import { confirmedBooking } from './confirmed-booking.ts'
import { newBookingOf } from './new-booking-of.ts'

const world = await testWorld({ services: ['booking'] })

/** A visit that nobody could take, and what its client’s dashboard says is free instead. */
async function lostVisit() {
  const won = await confirmedBooking(world)
  const { offered } = won
  const lost = await confirmedBooking(world, { offered, client: await makePerson(world) })
  const suggested = async () =>
    (await world.call(consumer.getDataForConsumerDashboard, {}, { as: lost.client })).responseData?.incomplete[0]
      ?.alternativeTimes
  return { won, lost, offered, suggested }
}

test('a client’s dashboard suggests no time on a day that was closed since', async () => {
  const { offered, suggested } = await lostVisit()
  expect(await suggested()).toContain('2026-11-26T10:15:00')
  await world.db
    .insertInto('provider.closed_day')
    .values({
      service_area_id: offered.serviceAreaId,
      day: '2026-11-26',
      name: 'Roof repair',
      created_by: offered.staff[0]?.userProfileId ?? 0,
      created_at: world.clock.now(),
    })
    .execute()
  const left = await suggested()
  expect(left?.[0]).toBe('2026-11-27T09:00:00')
  expect(left?.filter((time) => time.startsWith('2026-11-26'))).toEqual([])
})

test('a client’s dashboard suggests no time that was taken since, and the visit’s own once it is free again', async () => {
  const { won, lost, offered, suggested } = await lostVisit()
  await world.call(booking.addNewBooking, newBookingOf(offered, ['2026-11-26T10:15:00']), {
    as: await makePerson(world),
  })
  await world.settle()
  expect((await suggested())?.[0]).toBe('2026-11-26T13:00:00')
  // Whatever they have booked themself meanwhile is no choice either.
  await confirmedBooking(world, { offered, client: lost.client, dates: ['2026-11-26T13:00:00'] })
  expect((await suggested())?.[0]).toBe('2026-11-27T09:00:00')
  await world.call(booking.cancelBooking, { bookingId: won.bookingId }, { as: won.client })
  expect(await suggested()).toEqual(['2026-11-26T09:00:00'])
})

test('a client’s dashboard suggests nothing of a service that is not offered any more', async () => {
  const { offered, suggested } = await lostVisit()
  await world.db
    .updateTable('provider.service_area_service')
    .set({ is_enabled: false })
    .where('id', '=', offered.serviceAreaServiceId)
    .execute()
  expect(await suggested()).toEqual([])
})
