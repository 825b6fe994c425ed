import { booking } from '@waymark/contracts/booking'
import { bookingStatus } from '@waymark/domain/enums'
import { makeActivityBooking } from '@waymark/test-world/makers/activity-booking'
import { makeBooking } from '@waymark/test-world/makers/booking'
import { type MadePerson, makePerson } from '@waymark/test-world/makers/person'
import { testWorld } from '@waymark/test-world/test-world'
import { expect, test } from 'vitest'
import { tell } from './tell.ts'

const world = await testWorld({ services: ['notify', 'booking'] })

/** The lines of the calendar in the last email to somebody, unfolded. */
async function calendarOf(person: MadePerson | undefined) {
  const email = (await world.mailbox(person?.email)).at(-1)
  const lines = email?.attachmentText?.replace(/\r\n /g, '').split('\r\n') ?? []
  return { name: email?.attachmentName, text: email?.text ?? '', lines }
}

test('a confirmation, a change and a cancellation put, move and remove one entry of the calendar', async () => {
  const client = await makePerson(world)
  const { bookingId, offered } = await makeBooking(world, { client, recipientName: 'Moana Parata', unit: '3' })
  await tell(world, { bookingId, change: 'confirmed' })
  const made = await calendarOf(client)
  const uid = `UID:booking-${bookingId}@waymark`
  expect(made.name).toBe(`booking-${bookingId}.ics`)
  expect(made.text).toContain('Where: Unit 3, 42 Daniell Street, Newtown')
  expect(made.text).toContain('The attached file puts it into your calendar, or moves it there.')
  expect(made.lines).toEqual(
    expect.arrayContaining(['METHOD:PUBLISH', uid, 'SEQUENCE:0', 'STATUS:CONFIRMED', 'DTSTART:20261125T200000Z']),
  )
  expect(made.lines).toEqual(expect.arrayContaining(['ACTION:DISPLAY', 'TRIGGER:-PT2H']))
  expect(made.lines).toContain('LOCATION:Unit 3\\, 42 Daniell Street\\, Newtown\\, Wellington 6021')
  expect(made.lines.find((line) => line.startsWith('DESCRIPTION:'))).toContain('For Moana Parata')

  // Changes of one moment are one email.
  world.clock.advance(60_000)
  const moved = { bookingId, RequestedStartDateTime: '2026-11-27T10:15:00' }
  expect((await world.call(booking.changeBooking, moved, { as: client })).error).toBeNull()
  expect((await calendarOf(client)).lines).toEqual(
    expect.arrayContaining(['METHOD:PUBLISH', uid, 'SEQUENCE:1', 'DTSTART:20261126T211500Z']),
  )

  world.clock.advance(60_000)
  expect((await world.call(booking.cancelBooking, { bookingId }, { as: client })).error).toBeNull()
  const gone = await calendarOf(client)
  expect(gone.text).toContain('The attached file takes it out of your calendar.')
  expect(gone.lines).toEqual(expect.arrayContaining(['METHOD:CANCEL', uid, 'SEQUENCE:2', 'STATUS:CANCELLED']))
  expect(gone.lines).not.toContain('BEGIN:VALARM')
  // Whoever works here has the calendar address, with all that they are on.
  expect(await calendarOf(offered.staff[0])).toMatchObject({ name: null, lines: [] })
})

test('several dates are one file, without those that nobody is free for', async () => {
  const first = await makeBooking(world)
  const { offered, client, seriesId } = first
  const again = { offered, client, seriesId }
  const second = await makeBooking(world, { ...again, startsAt: new Date('2026-12-02T20:00:00Z') })
  const startsAt = new Date('2026-12-09T20:00:00Z')
  const lost = await makeBooking(world, { ...again, startsAt, status: bookingStatus.Incomplete })
  await tell(world, { bookingId: lost.bookingId, change: 'incomplete' })
  const { name, lines } = await calendarOf(client)
  expect(name).toBe('bookings.ics')
  expect(lines.filter((line) => line.startsWith('UID:'))).toEqual([
    `UID:booking-${first.bookingId}@waymark`,
    `UID:booking-${second.bookingId}@waymark`,
  ])
})

test('a reminder and a booking that was not placed carry nothing', async () => {
  const { bookingId, client } = await makeBooking(world, { status: bookingStatus.Incomplete })
  await tell(world, { bookingId, change: 'incomplete' })
  expect(await calendarOf(client)).toMatchObject({ name: null })
  const done = await makeBooking(world, { status: bookingStatus.Completed })
  await tell(world, { bookingId: done.bookingId, change: 'completed' })
  expect(await calendarOf(done.client)).toMatchObject({ name: null })
})

test('a booking of a session is put in and taken out in the same way', async () => {
  const { bookingId, client } = await makeActivityBooking(world)
  await tell(world, { bookingId, change: 'confirmed' })
  const own = await calendarOf(client)
  expect(own.lines).toEqual(
    expect.arrayContaining(['METHOD:PUBLISH', `UID:booking-${bookingId}@waymark`, 'STATUS:CONFIRMED', 'BEGIN:VALARM']),
  )
  await world.db
    .updateTable('booking.booking')
    .set({ status: bookingStatus.Cancelled, cancelled_at: world.clock.now() })
    .where('id', '=', bookingId)
    .execute()
  await tell(world, { bookingId, change: 'cancelled' })
  expect((await calendarOf(client)).lines).toEqual(expect.arrayContaining(['METHOD:CANCEL', 'STATUS:CANCELLED']))
})
