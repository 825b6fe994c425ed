import { booking } from '@waymark/contracts/booking'
import { makeOfferedService } from '@waymark/test-world/makers/offered-service'
import { makePerson } from '@waymark/test-world/makers/person'
import { readXlsx } from '@waymark/test-world/read-xlsx'
import { testWorld } from '@waymark/test-world/test-world'
import { expect, test } from 'vitest'
import { confirmedBooking } from '../confirmed-booking.ts'
import { newBookingOf } from '../new-booking-of.ts'

const world = await testWorld({ services: ['booking'] })

test('answers a dated file with the rows of the list, under the same filters', async () => {
  const dates = ['2026-11-26T09:00:00', '2026-11-27T09:00:00']
  const { client, bookingIds } = await confirmedBooking(world, { dates })
  const response = await world.fetch(
    booking.exportBookingList,
    { side: 'client', fromDate: '2026-11-27' },
    { as: client },
  )
  expect(response.statusCode).toBe(200)
  expect(response.headers['content-type']).toContain('spreadsheetml.sheet')
  expect(response.headers['content-disposition']).toContain('filename="booking list 2026-11-24.xlsx"')
  const parts = readXlsx(response.rawPayload)
  const texts = parts.get('xl/worksheets/sheet1.xml')
  expect(texts).toContain('Morning care')
  expect(texts).toContain(`>${bookingIds[1]}<`)
  expect(texts).not.toContain(`>${bookingIds[0]}<`)
  // The price is a number, in a currency that it says.
  expect(texts).toMatch(/<c[^>]*><v>48<\/v><\/c><c[^>]*><is><t>NZD</)
})

test('an address has its unit in front, in the list as in the file', async () => {
  const offered = await makeOfferedService(world)
  const client = await makePerson(world)
  const input = newBookingOf(offered, ['2026-11-26T09:00:00'], { UnitNumberForService: '2' })
  const address = input.AddressForService
  await world.call(booking.addNewBooking, input, { as: client })
  await world.settle()
  const listed = await world.call(booking.getBookingList, { side: 'client', period: 'upcoming' }, { as: client })
  expect(listed.responseData?.items.map((row) => row.AddressForService)).toEqual([`Unit 2, ${address}`])
  const response = await world.fetch(booking.exportBookingList, { side: 'client' }, { as: client })
  expect(readXlsx(response.rawPayload).get('xl/worksheets/sheet1.xml')).toContain(`Unit 2, ${address}`)
  const bookingId = listed.responseData?.items[0]?.bookingId ?? 0
  const detail = await world.call(booking.getBookingDetail, { bookingId }, { as: client })
  expect(detail.responseData).toMatchObject({ AddressForService: address, UnitNumberForService: '2' })
})

test('keeps text that looks like a formula as text', async () => {
  const client = await makePerson(world, { firstName: '=HYPERLINK("http://x.example")', lastName: '+1-2@\u0007' })
  await confirmedBooking(world, { client })
  const response = await world.fetch(booking.exportBookingList, { side: 'client' }, { as: client })
  const parts = readXlsx(response.rawPayload)
  expect(parts.get('xl/worksheets/sheet1.xml')).toContain('t="inlineStr"><is><t>=HYPERLINK("http://x.example") +1-2@<')
  expect(parts.get('xl/worksheets/sheet1.xml')).not.toContain('<f>')
})

test('answers a file with only a header for an empty list', async () => {
  const response = await world.fetch(booking.exportBookingList, { side: 'client' }, { as: await makePerson(world) })
  expect(readXlsx(response.rawPayload).get('xl/worksheets/sheet1.xml')).toContain('Booked by')
})

test('refuses another account’s area and all bookings, and allows ten exports an hour', async () => {
  const offered = await makeOfferedService(world)
  const stranger = await makePerson(world)
  const send = (input: object) => world.fetch(booking.exportBookingList, { ...input }, { as: stranger })
  expect((await send({ side: 'provider', serviceAreaId: offered.serviceAreaId })).statusCode).toBe(409)
  expect((await send({ side: 'all' })).statusCode).toBe(409)
  for (let count = 2; count < 10; count += 1) await send({ side: 'client' })
  const eleventh = await send({ side: 'client' })
  expect(eleventh.statusCode).toBe(429)
  expect(Number(eleventh.headers['retry-after'])).toBeGreaterThan(0)
})
