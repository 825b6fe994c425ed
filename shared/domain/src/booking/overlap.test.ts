import { expect, test } from 'vitest'
import { overlapsAny } from './overlap.ts'

test.each([
  { other: '2026-12-27T11:30:00', is: true, why: 'ends within it' },
  { other: '2026-12-27T11:45:00', is: false, why: 'begins as it ends' },
  { other: '2026-12-27T08:45:00', is: false, why: 'ends as it begins' },
  { other: '2026-12-27T10:15:00', is: true, why: 'is the same' },
  { other: '2026-12-28T10:15:00', is: false, why: 'is on another day' },
])('a visit of 90 minutes at 10:15 and one at $other: it $why', ({ other, is }) => {
  expect(overlapsAny('2026-12-27T10:15:00', ['2026-12-01T10:15:00', other], 90)).toBe(is)
})

test('visits on both sides of midnight overlap', () => {
  expect(overlapsAny('2026-12-27T23:30:00', ['2026-12-28T00:15:00'], 60)).toBe(true)
})
