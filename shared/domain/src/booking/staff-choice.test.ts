import { expect, test } from 'vitest'
import { staffInOrder } from './staff-choice.ts'

const candidate = (staffId: number, bookingsThatDay: number, lastUsedMs: number | null) => ({
  staffId,
  bookingsThatDay,
  lastUsedMs,
})
const idsOf = (...args: Parameters<typeof staffInOrder>) => staffInOrder(...args).map(({ staffId }) => staffId)

test('sorts by fewest bookings that day, then least recently used (never first), then lower id', () => {
  expect(idsOf([candidate(1, 2, 5), candidate(2, 1, 90), candidate(3, 1, 10), candidate(4, 1, null)])).toEqual([
    4, 3, 2, 1,
  ])
  expect(idsOf([candidate(9, 0, null), candidate(3, 0, null)])).toEqual([3, 9])
})

test('puts preferred staff first, in the same order among themselves', () => {
  const candidates = [candidate(1, 0, 1), candidate(2, 5, 9), candidate(3, 5, 2)]
  expect(idsOf(candidates, [2, 3, 77])).toEqual([3, 2, 1])
})

test('returns nobody for nobody, and leaves its input unchanged', () => {
  expect(staffInOrder([])).toEqual([])
  const candidates = [candidate(2, 1, 1), candidate(1, 0, 1)]
  staffInOrder(candidates)
  expect(candidates.map(({ staffId }) => staffId)).toEqual([2, 1])
})
