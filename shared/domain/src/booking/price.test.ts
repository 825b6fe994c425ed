import { expect, test } from 'vitest'
import { country } from '../enums.ts'
import {
  centsOfText,
  currencyOf,
  type FeeEntry,
  feeDisplay,
  gstWithinCents,
  moneyText,
  spacesPriceCents,
  visitFeeDisplay,
  visitPriceCents,
} from './price.ts'

const fixed: FeeEntry = { isQuotesFee: false, priceCents: 4500, basis: 'fixed' }
const hourly: FeeEntry = { ...fixed, basis: 'perHour' }
const quoted: FeeEntry = { isQuotesFee: true, priceCents: null, basis: 'fixed' }

test('takes a fixed fee as the price, multiplies an hourly one by the size, and has no price for a quoted one', () => {
  expect(visitPriceCents(fixed, 3)).toBe(4500)
  expect(visitPriceCents(hourly, 1.5)).toBe(6750)
  expect(visitPriceCents({ ...hourly, priceCents: 3333 }, 0.25)).toBe(833)
  expect(visitPriceCents({ ...hourly, priceCents: 3334 }, 0.25)).toBe(834)
  expect(visitPriceCents(quoted, 1)).toBeNull()
  expect(spacesPriceCents(1250, 3)).toBe(3750)
})

test('formats fees as the source does', () => {
  expect([fixed, hourly, quoted, { ...fixed, priceCents: 0 }].map(feeDisplay)).toEqual([
    '$45.00',
    '$45.00 per hour',
    'Quote',
    'Free',
  ])
})

test('says of a visit what it costs in all, and its hourly fee', () => {
  expect(visitFeeDisplay(hourly, 0.5)).toBe('$22.50 ($45.00 per hour)')
  expect([fixed, quoted, { ...hourly, priceCents: 0 }].map((fee) => visitFeeDisplay(fee, 2))).toEqual([
    '$45.00',
    'Quote',
    'Free',
  ])
})

test('formats money with two decimals, thousands separators and, where both can appear, its currency', () => {
  expect(moneyText(0)).toBe('$0.00')
  expect(moneyText(5)).toBe('$0.05')
  expect(moneyText(123_456_789, 'AUD')).toBe('$1,234,567.89 AUD')
  expect(moneyText(-4505, currencyOf(country.nz))).toBe('-$45.05 NZD')
  expect(currencyOf(country.au)).toBe('AUD')
})

test('parses amounts as people type them, and every amount it formats', () => {
  expect(['45', '45.5', '$45.50', ' $ 1,234.50 ', '0'].map(centsOfText)).toEqual([4500, 4550, 4550, 123_450, 0])
  for (const text of ['', '-1', '1.234', '1,23', '4 5', 'free', '1e3', '99999999999999999999'])
    expect(centsOfText(text)).toBeNull()
  for (let cents = 0; cents < 2_000_000; cents += 997) expect(centsOfText(moneyText(cents))).toBe(cents)
})

test.each([
  [11_500, 'NZD', 1500],
  [11_000, 'AUD', 1000],
  [2400, 'NZD', 313],
  [0, 'NZD', 0],
] as const)('%i cents %s contain %i cents of GST', (cents, currency, gst) => {
  expect(gstWithinCents(cents, currency)).toBe(gst)
})
