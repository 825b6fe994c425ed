import { expect, test } from 'vitest'
import { addressWithUnit } from './unit.ts'

test.each([
  ['3', 'Unit 3, 12 Rintoul Street'],
  [' 3b ', 'Unit 3b, 12 Rintoul Street'],
  ['Flat 3', 'Flat 3, 12 Rintoul Street'],
  ['', '12 Rintoul Street'],
  [null, '12 Rintoul Street'],
])('an address begins with its unit: %s', (unit, text) => {
  expect(addressWithUnit(unit, '12 Rintoul Street')).toBe(text)
})
