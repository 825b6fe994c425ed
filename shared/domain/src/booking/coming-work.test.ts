import { expect, test } from 'vitest'
import { affectedWorkText, comingWorkText } from './coming-work.ts'

test.each([
  [15, 4, '15 bookings and 4 sessions'],
  [1, 1, '1 booking and 1 session'],
  [0, 2, '2 sessions'],
  [3, 0, '3'],
])('%i bookings and %i sessions: %s', (bookings, sessions, words) => {
  expect(comingWorkText(bookings, sessions)).toBe(words)
})

test.each([
  [6, 2, 0, '6 bookings and 2 sessions'],
  [8, 0, 2, '8 bookings, 2 of them at other locations'],
  [1, 1, 1, '1 booking and 1 session, 1 of them at another location'],
  [0, 1, 1, '1 session, at another location'],
  [2, 1, 3, '2 bookings and 1 session, all at other locations'],
])('%i bookings and %i sessions, %i elsewhere: %s', (bookings, sessions, elsewhere, words) => {
  expect(affectedWorkText({ bookings, sessions, elsewhere })).toBe(words)
})
