import { expect, test } from 'vitest'
import { comingWorkText } from './coming-work.ts'

test.each([
  [15, 4, '15 bookings and 4 sessions'],
  [1, 1, '1 booking and 1 session'],
  [0, 2, '2 sessions'],
  [3, 0, '3'],
])('%i bookings and %i sessions: %s', (bookings, sessions, words) => {
  expect(comingWorkText(bookings, sessions)).toBe(words)
})
