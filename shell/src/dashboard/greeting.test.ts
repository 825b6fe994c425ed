import { country } from '@waymark/domain/enums'
import { expect, test } from 'vitest'
import { greeting } from './greeting.ts'

test.each([
  [country.nz, 0, 'Kia ora Aroha. Nothing needs you now.'],
  [country.nz, 1, 'Kia ora Aroha. One thing needs you.'],
  [country.nz, 3, 'Kia ora Aroha. Three things need you.'],
  [country.au, 12, 'Hello Aroha. 12 things need you.'],
])('country %i with %i things', (countryId, count, title) => {
  expect(greeting(countryId, 'Aroha', count)).toBe(title)
})
