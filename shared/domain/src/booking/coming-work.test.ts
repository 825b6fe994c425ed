import { expect, test } from 'vitest'
import { affectedWorkText, bookedWorkText, comingWorkText } from './coming-work.ts'

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

test.each([
  [{ bookingCount: 10, waitingCount: 1 }, '10 bookings (1 has nobody yet)'],
  [{ bookingCount: 3, waitingCount: 2, runningBookingCount: 1 }, '3 bookings (2 have nobody yet, 1 running now)'],
  [
    { bookingCount: 1, sessionCount: 2, sessionBookingCount: 3, runningSessionCount: 1 },
    '1 booking and 2 sessions (1 running now), with 3 bookings in them',
  ],
])('what waits and what runs is said: %j', (booked, words) => {
  expect(bookedWorkText({ sessionCount: 0, sessionBookingCount: 0, ...booked })).toBe(words)
})

test.each([
  [2, 1, 5, '2 bookings and 1 session, with 5 bookings in it'],
  [0, 2, 3, '2 sessions, with 3 bookings in them'],
  [1, 0, 0, '1 booking'],
  [0, 0, 0, null],
])(
  '%i bookings and %i sessions with %i bookings are booked: %s',
  (bookingCount, sessionCount, sessionBookingCount, words) => {
    expect(bookedWorkText({ bookingCount, sessionCount, sessionBookingCount })).toBe(words)
  },
)
