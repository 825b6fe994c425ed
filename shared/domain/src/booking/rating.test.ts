import { expect, test } from 'vitest'
import { ratingsToShow, shownAverage } from './rating.ts'

test('shows an average from three ratings on', () => {
  expect(shownAverage(4.5, ratingsToShow - 1)).toBeNull()
  expect(shownAverage(4.5, ratingsToShow)).toBe(4.5)
  expect(shownAverage(null, 0)).toBeNull()
})
