import { booking } from '@waymark/contracts/booking'
import { makeOfferedService } from '@waymark/test-world/makers/offered-service'
import { makeOutage } from '@waymark/test-world/makers/outage'
import { makePerson } from '@waymark/test-world/makers/person'
import { testWorld } from '@waymark/test-world/test-world'
import { expect, test } from 'vitest'
import { newBookingOf } from './new-booking-of.ts'

const world = await testWorld({ services: ['booking', 'notify'] })

const atTheLocation = {
  AddressForService: '101 lambton Quay, Wellington Central',
  LatitudeForService: -41.2817,
  LongitudeForService: 174.7762,
}

const warnings = async (address: string) =>
  (await world.mailbox(address)).filter(({ kind }) => kind === 'booking warning').map(({ text }) => text)

test('whoever books a visit at the location into an outage that is known is warned once, as is whoever moves there', async () => {
  const offered = await makeOfferedService(world, { staffCount: 2 })
  await makeOutage(world, {
    area: offered,
    optionId: 16,
    startsAt: new Date('2026-11-26T00:00:00+13:00'),
    endsAt: new Date('2026-11-27T00:00:00+13:00'),
  })
  const booked = async (start: string, place: object) => {
    const client = await makePerson(world)
    const { responseData } = await world.call(booking.addNewBooking, newBookingOf(offered, [start], place), {
      as: client,
    })
    await world.settle()
    return { client, bookingId: responseData?.bookingDatesSummary[0]?.bookingId ?? 0 }
  }
  const here = await booked('2026-11-26T09:00:00', atTheLocation)
  expect(await warnings(here.client.email)).toEqual([expect.stringContaining('is out of order from Thu 26 Nov 2026')])
  const atHome = await booked('2026-11-26T10:15:00', {})
  expect(await warnings(atHome.client.email)).toEqual([])

  const later = await booked('2026-12-03T09:00:00', atTheLocation)
  expect(await warnings(later.client.email)).toEqual([])
  const { error } = await world.call(
    booking.changeBooking,
    { bookingId: later.bookingId, RequestedStartDateTime: '2026-11-26T10:15:00' },
    { as: later.client },
  )
  expect(error).toBeNull()
  await world.settle()
  expect(await warnings(later.client.email)).toHaveLength(1)
  expect(await warnings(here.client.email)).toHaveLength(1)
})
