import { expect, test } from 'vitest'
import { moana, rawiri } from '../testing/sample-activity.ts'
import { bookingOfCode } from './attendance.ts'

test('finds a booking by its whole code, by what follows the last dash, and by the last group that is read aloud', () => {
  for (const typed of ['wm-501-abcdefgh23', 'ABCDE FGH23', 'FGH23', ' fgh 23 '])
    expect(bookingOfCode([moana, rawiri], typed)).toBe(moana)
})

test('finds nothing by too few signs, or by an end that two bookings have', () => {
  expect(bookingOfCode([moana, rawiri], 'GH23')).toBeNull()
  expect(bookingOfCode([moana, { ...rawiri, ticketCode: 'WM-502-ZZZZZFGH23' }], 'FGH23')).toBeNull()
  expect(bookingOfCode([moana, rawiri], '')).toBeNull()
})
