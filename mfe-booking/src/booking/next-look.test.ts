import { notOverText } from '@waymark/domain/booking/missed-visit'
import { bookingStatus } from '@waymark/domain/enums'
import { limits } from '@waymark/domain/limits'
import { tooCloseText } from '@waymark/domain/texts'
import { expect, test } from 'vitest'
import { nextLookMs } from './next-look.ts'

/** Starts at 9:00 on Thursday 26 November 2026 in Auckland. */
const confirmed = {
  status: bookingStatus.Confirmed,
  timeZone: 'Pacific/Auckland',
  changeRefusal: null,
  cancelRefusal: null,
  freeToChangeUntil: '2026-11-25T09:00:00',
  freeToCancelUntil: '2026-11-26T06:00:00',
  requestedEndDateTime: '2026-11-26T10:00:00',
}
const changeUntilMs = Date.parse('2026-11-24T20:00:00Z')
const cancelUntilMs = Date.parse('2026-11-25T17:00:00Z')
const minuteMs = 60_000

test('a page asks again when the next cut-off has passed, a day later at the latest', () => {
  expect(nextLookMs(confirmed, changeUntilMs - 10 * minuteMs)).toBe(10 * minuteMs + 1000)
  expect(nextLookMs(confirmed, changeUntilMs - 100 * 1440 * minuteMs)).toBe(1440 * minuteMs)
  const closed = { ...confirmed, changeRefusal: tooCloseText(24) }
  expect(nextLookMs(closed, cancelUntilMs - minuteMs)).toBe(minuteMs + 1000)
})

test('until the server has closed it, whatever the clock of the page says', () => {
  expect(nextLookMs(confirmed, changeUntilMs + 5 * minuteMs)).toBe(5000)
})

test('often while it is being placed, and never once nothing can change by itself', () => {
  expect(nextLookMs({ ...confirmed, status: bookingStatus.New }, 0)).toBe(limits.bookingStatusPollMs)
  expect(nextLookMs({ ...confirmed, status: bookingStatus.Cancelled }, 0)).toBe(false)
  const closed = { ...confirmed, changeRefusal: tooCloseText(24), cancelRefusal: tooCloseText(3) }
  expect(nextLookMs(closed, cancelUntilMs)).toBe(false)
  expect(nextLookMs(undefined, 0)).toBe(false)
})

test('at its end, from when whoever completes it may record that it did not happen', () => {
  const closed = { ...confirmed, changeRefusal: tooCloseText(24), cancelRefusal: tooCloseText(3) }
  const endMs = Date.parse('2026-11-25T21:00:00Z')
  expect(nextLookMs({ ...closed, missedRefusal: notOverText }, endMs - minuteMs)).toBe(minuteMs + 1000)
  expect(nextLookMs({ ...closed, missedRefusal: null }, endMs + minuteMs)).toBe(false)
})
