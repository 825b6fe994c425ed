import { expect, test } from 'vitest'
import { cancelText, visitCancelText } from './cancel-text.ts'

const timeZone = 'Pacific/Auckland'
/** Friday 4 December 2026, 10:00 am in Auckland. */
const start = new Date('2026-12-03T21:00:00Z')
const hoursBefore = (hours: number) => new Date(start.getTime() - hours * 3_600_000)
const spaces = (paid_cents: number) => ({
  starts_at: start,
  time_zone: timeZone,
  paid_cents,
  refund_until_hours: 48,
})

test.each([
  [0, 72, 'Cancel until Friday 4 December 2026, 7:00 am, so that somebody else can.'],
  [2500, 72, 'Cancel until Wednesday 2 December 2026, 10:00 am and everything is paid back. After that, nothing is.'],
  [2500, 24, 'Cancel until Friday 4 December 2026, 7:00 am. It starts soon, so nothing is paid back.'],
  [2500, 2, 'It starts in less than 3 hours: it cannot be cancelled any more.'],
])('spaces paid with %i cents, %i hours before: %s', (paidCents, hours, text) => {
  expect(cancelText(spaces(paidCents), hoursBefore(hours))).toBe(text)
})

test.each([
  [72, /^Change it until Thursday 3 December 2026, 10:00 am, or cancel it until Friday 4 December 2026, 7:00 am\.$/],
  [20, /^Cancel it until Friday 4 December 2026, 7:00 am\. It starts too soon to change it\.$/],
  [2, /cannot be cancelled any more/],
])('a visit, %i hours before', (hours, text) => {
  expect(visitCancelText([start], timeZone, hoursBefore(hours))).toMatch(text)
})
