import { expect, test } from 'vitest'
import { bookedFromText, closingConsequences } from './closing-words.ts'

const nothing = {
  from: '2026-12-18',
  bookingCount: 0,
  sessionCount: 0,
  sessionBookingCount: 0,
  lastDate: null,
}
const some = { ...nothing, bookingCount: 2, sessionCount: 1, sessionBookingCount: 5, lastDate: '2027-01-07' }

test('says what is booked from a day on', () => {
  expect(bookedFromText(nothing)).toBeNull()
  expect(bookedFromText(some)).toBe('2 bookings and 1 session, with 5 bookings in it, the last on Thu 7 Jan 2027')
})

test('says what becomes of it, and what cannot be taken back', () => {
  const kept = closingConsequences(some, 'keep').join(' ')
  expect(kept).toContain('All of it stays as it is')
  expect(kept).toContain('once the last of these bookings is over')
  const cancelled = closingConsequences(some, 'cancel').join(' ')
  expect(cancelled).toContain('everybody is told with your reason')
  expect(cancelled).toContain('What was cancelled stays cancelled')
  expect(closingConsequences(nothing, 'cancel').join(' ')).not.toContain('cancelled')
})
