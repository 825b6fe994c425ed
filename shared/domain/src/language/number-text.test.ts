import { expect, it } from 'vitest'
import { type Decimals, numberText } from './number-text.ts'

it.each([
  [0, '0'],
  [999, '999'],
  [1000, '1,000'],
  [-1234567, '-1,234,567'],
  [2229.5, '2,230'],
  [45, '45.00', { min: 2, max: 2 }],
  [1234.5, '1,234.50', { min: 2, max: 2 }],
  [0.42, '0.4', { min: 0, max: 1 }],
  [12, '12', { min: 0, max: 1 }],
  [9.96, '10', { min: 0, max: 1 }],
] satisfies [number, string, Decimals?][])('writes %d as %s', (value, text, decimals?: Decimals) => {
  expect(numberText(value, decimals)).toBe(text)
})

it('writes as the browser would', () => {
  for (const [min, max] of [
    [0, 0],
    [2, 2],
    [0, 1],
  ] as const) {
    const format = new Intl.NumberFormat('en-NZ', { minimumFractionDigits: min, maximumFractionDigits: max })
    for (let value = -20_000; value < 2_000_000; value += 1237.25)
      expect(numberText(value, { min, max })).toBe(format.format(value))
  }
})
