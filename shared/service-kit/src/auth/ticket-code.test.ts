import { type BookingId, idFrom } from '@waymark/domain/ids'
import { expect, test } from 'vitest'
import { bookingOfTicket, ticketCodeOf } from './ticket-code.ts'

const secret = 'a secret of these tests, long enough'
const booking = idFrom<BookingId>(4711)

test('a ticket names its booking, however it is typed', () => {
  const code = ticketCodeOf(secret, booking)
  expect(code).toMatch(/^WM-4711-[A-Z2-7]{10}$/)
  expect(bookingOfTicket([secret], ` ${code.toLowerCase()} `)).toBe(4711)
})

test.each([
  ['another booking with the same proof', (code: string) => code.replace('4711', '4712')],
  ['a proof that was altered', (code: string) => `${code.slice(0, -1)}${code.endsWith('A') ? 'B' : 'A'}`],
  ['something else', () => 'https://example.test'],
])('is worth nothing: %s', (_name, altered) => {
  expect(bookingOfTicket([secret], altered(ticketCodeOf(secret, booking)))).toBeUndefined()
})
