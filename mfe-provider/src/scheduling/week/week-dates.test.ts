import { expect, it } from 'vitest'
import { mondayToOpen, shortDate, weekTitle } from './week-dates.ts'

it('opens the next week on a Sunday', () => {
  expect(mondayToOpen('2026-11-28')).toBe('2026-11-23')
  expect(mondayToOpen('2026-11-29')).toBe('2026-11-30')
})

it('writes month and year once where both ends of the week share them', () => {
  expect(weekTitle('2026-11-23')).toBe('Week of 23 to 29 November 2026')
  expect(weekTitle('2026-11-30')).toBe('Week of 30 November to 6 December 2026')
  expect(weekTitle('2026-12-28')).toBe('Week of 28 December 2026 to 3 January 2027')
})

it('writes a short date', () => {
  expect(shortDate('2026-11-03')).toBe('3 Nov')
})
