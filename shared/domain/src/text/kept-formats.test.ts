import { expect, test } from 'vitest'
import { clockFormat, numberFormat } from './kept-formats.ts'

test('a format is made once for the same options, and once for a zone', () => {
  expect(numberFormat()).toBe(numberFormat({}))
  expect(numberFormat({ maximumFractionDigits: 1 })).not.toBe(numberFormat())
  expect(numberFormat({ maximumFractionDigits: 1 }).format(1234.56)).toBe('1,234.6')
  expect(clockFormat('Pacific/Auckland')).toBe(clockFormat('Pacific/Auckland'))
})

test.each([
  ['Pacific/Auckland', '2026-11-24 09:15:00'],
  ['Australia/Adelaide', '2026-11-24 06:45:00'],
  ['UTC', '2026-11-23 20:15:00'],
])('writes the clock of %s in the order of ISO', (timeZone, written) => {
  expect(clockFormat(timeZone).format(new Date('2026-11-23T20:15:00Z'))).toBe(written)
  expect(clockFormat(timeZone).format(new Date('2026-01-01T00:00:00Z'))).toMatch(
    /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/,
  )
})
