import { expect, test } from 'vitest'
import { listPrice, sessionPrices } from './session-prices.ts'

const swim = { priceCents: 1200, concessionPriceCents: 800, currency: 'NZD' as const }
const free = { priceCents: 0, concessionPriceCents: null }
const evening = { priceCents: 2000, concessionPriceCents: 800 }

test('without a session it costs what the activity says', () => {
  expect(sessionPrices({ ...swim, sessions: [] })).toMatchObject({
    least: 1200,
    most: 1200,
    concession: { least: 800, most: 800 },
  })
})

test('its sessions say what it costs, whatever the activity says', () => {
  expect(sessionPrices({ ...swim, sessions: [free] })).toMatchObject({ least: 0, most: 0, concession: null })
  expect(sessionPrices({ ...swim, sessions: [swim, evening] })).toMatchObject({ least: 1200, most: 2000 })
})

test.each([
  ['one price', [{ ...swim, concessionPriceCents: null }], 1200, null],
  ['a concession', [swim], 1200, 800],
  ['two prices', [{ ...swim, concessionPriceCents: null }, evening], 2000, 800],
  ['free', [free], 0, null],
])('a list says %s', (_name, sessions, priceCents, concessionPriceCents) => {
  expect(listPrice({ ...swim, sessions })).toEqual({ currency: 'NZD', priceCents, concessionPriceCents })
})
