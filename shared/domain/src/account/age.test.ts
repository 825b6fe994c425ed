import { expect, test } from 'vitest'
import { ageBoundText, ageRangeRefusal, ageRangeText, isAgeBound, isInAgeRange } from './age.ts'

test('accepts whole ages from 1 to 115 as bounds', () => {
  expect([0, 1, 115, 116, 1.5, -1, Number.NaN].map(isAgeBound)).toEqual([false, true, true, false, false, false, false])
})

test('shows None for a missing bound', () => {
  expect([null, 1, 115].map(ageBoundText)).toEqual(['None', '1', '115'])
})

test('requires ranges to ascend, and allows either end to be open', () => {
  expect(ageRangeRefusal({ minAge: null, maxAge: null })).toBeNull()
  expect(ageRangeRefusal({ minAge: 1, maxAge: 115 })).toBeNull()
  expect(ageRangeRefusal({ minAge: 12, maxAge: 12 })).toBeNull()
  expect(ageRangeRefusal({ minAge: 13, maxAge: 12 })).toBe('The lowest age must not be above the highest.')
  expect(ageRangeRefusal({ minAge: 0, maxAge: null })).toBe('Choose an age from 1 to 115.')
  expect(ageRangeRefusal({ minAge: null, maxAge: 116 })).toBe('Choose an age from 1 to 115.')
})

test('formats ranges, and tells who is inside', () => {
  const ranges = [
    { minAge: null, maxAge: null },
    { minAge: 5, maxAge: null },
    { minAge: null, maxAge: 12 },
    { minAge: 5, maxAge: 12 },
    { minAge: 9, maxAge: 9 },
  ]
  expect(ranges.map(ageRangeText)).toEqual(['All ages', '5 and over', 'Up to 12', '5 to 12', 'Age 9'])
  expect([4, 5, 12, 13].map((age) => isInAgeRange(age, { minAge: 5, maxAge: 12 }))).toEqual([false, true, true, false])
  expect(isInAgeRange(115, { minAge: null, maxAge: null })).toBe(true)
})
