import { expect, test } from 'vitest'
import { shiftedAlong } from './series-shift.ts'

test.each([
  ['the time of day', '2026-12-03T09:00:00', '2026-11-26T09:00:00', '2026-11-26T10:15:00', '2026-12-03T10:15:00'],
  [
    'a day later, and earlier',
    '2026-12-03T09:00:00',
    '2026-11-26T09:00:00',
    '2026-11-27T08:00:00',
    '2026-12-04T08:00:00',
  ],
  ['days back', '2026-12-03T09:00:00', '2026-11-26T09:00:00', '2026-11-24T09:00:00', '2026-12-01T09:00:00'],
  ['over midnight', '2026-12-03T23:30:00', '2026-11-26T09:00:00', '2026-11-26T10:00:00', '2026-12-04T00:30:00'],
  [
    'a wall time over a clock change',
    '2026-09-27T09:00:00',
    '2026-09-20T09:00:00',
    '2026-09-20T10:00:00',
    '2026-09-27T10:00:00',
  ],
])('moves %s', (_what, other, from, to, expected) => {
  expect(shiftedAlong(other, from, to)).toBe(expected)
})

test('returns null for a malformed wall time', () => {
  expect(shiftedAlong('soon', '2026-11-26T09:00:00', '2026-11-26T10:00:00')).toBeNull()
})
