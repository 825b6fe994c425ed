import { expect, test } from 'vitest'
import { bookingStatus } from '../enums.ts'
import {
  cancellationRefusal,
  changeRefusal,
  completionRefusal,
  cutoffTimes,
  newBookingAfterMs,
  newBookingRefusal,
} from './change-window.ts'

const now = new Date('2026-11-20T00:00:00Z')
const hourMs = 3_600_000
const inMs = (ms: number) => new Date(now.getTime() + ms)
const confirmedIn = (ms: number) => ({ status: bookingStatus.Confirmed, start: inMs(ms) })

test('allows cancelling exactly 3 h before, and refuses one millisecond later', () => {
  expect(cancellationRefusal(confirmedIn(3 * hourMs), now)).toBeNull()
  expect(cancellationRefusal(confirmedIn(3 * hourMs - 1), now)).toEqual({
    word: 'TooClose',
    sentence: 'Cannot cancel/change booking within 3 hours of start time.',
  })
  expect(cancellationRefusal(confirmedIn(-hourMs), now)?.word).toBe('TooClose')
})

test('allows changing exactly 24 h before, and refuses one millisecond later', () => {
  expect(changeRefusal(confirmedIn(24 * hourMs), now)).toBeNull()
  expect(changeRefusal(confirmedIn(24 * hourMs - 1), now)).toEqual({
    word: 'TooClose',
    sentence: 'Cannot cancel/change booking within 24 hours of start time.',
  })
})

test('completes from the start on, not a millisecond before', () => {
  expect(completionRefusal(confirmedIn(0), now)).toBeNull()
  expect(completionRefusal(confirmedIn(1), now)?.word).toBe('NotBegun')
})

test('refuses anything not Confirmed first, however far ahead', () => {
  for (const status of Object.values(bookingStatus)) {
    const booking = { status, start: inMs(1000 * hourMs) }
    const word = status === bookingStatus.Confirmed ? undefined : 'NotConfirmed'
    expect(cancellationRefusal(booking, now)?.word).toBe(word)
    expect(changeRefusal(booking, now)?.word).toBe(word)
    expect(completionRefusal({ ...booking, start: now }, now)?.word).toBe(word)
  }
  expect(cancellationRefusal({ status: bookingStatus.New, start: inMs(0) }, now)?.sentence).toBe(
    'Cannot cancel/change booking which is not confirmed status',
  )
})

test('lets a person cancel until the start when the cut-off is waived, and change as before', () => {
  const waived = (ms: number) => ({ ...confirmedIn(ms), isCutoffWaived: true })
  expect(cancellationRefusal(waived(1), now)).toBeNull()
  expect(cancellationRefusal(waived(-1), now)?.word).toBe('TooClose')
  expect(changeRefusal(waived(hourMs), now)?.word).toBe('TooClose')
})

test('refuses a new booking exactly 24 h ahead', () => {
  expect(newBookingRefusal(inMs(24 * hourMs), now)).toEqual({
    word: 'TooSoon',
    sentence: 'Choose a time more than 24 hours ahead.',
    hours: 24,
  })
  expect(newBookingRefusal(inMs(24 * hourMs + 1), now)).toBeNull()
})

test('a provider may ask for more than 24 h', () => {
  expect(newBookingRefusal(inMs(72 * hourMs), now, 72)?.sentence).toBe('Choose a time more than 72 hours ahead.')
  expect(newBookingRefusal(inMs(72 * hourMs + 1), now, 72)).toBeNull()
  expect(newBookingAfterMs(0, 72)).toBe(72 * hourMs)
  expect(newBookingAfterMs(0, 3)).toBe(24 * hourMs)
})

test('counts hours between instants, also on a night with a clock change', () => {
  const start = new Date('2026-09-27T09:15:00+13:00')
  expect(cutoffTimes(start).changeUntil.toISOString()).toBe('2026-09-25T20:15:00.000Z')
  expect(cutoffTimes(start).cancelUntil.toISOString()).toBe('2026-09-26T17:15:00.000Z')
})
