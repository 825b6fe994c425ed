import { expect, test } from 'vitest'
import { sessionPrices, withSessionPrices } from './session-prices.ts'

const swim = { priceCents: 1200, concessionPriceCents: 800 }
const free = { priceCents: 0, concessionPriceCents: null }
const evening = { priceCents: 2000, concessionPriceCents: 800 }

test('without a session it costs what the activity says', () => {
  expect(sessionPrices({ ...swim, sessions: [] })).toEqual({
    full: { minCents: 1200, maxCents: 1200 },
    concession: { minCents: 800, maxCents: 800 },
  })
})

test('its sessions say what it costs, whatever the activity says', () => {
  expect(sessionPrices({ ...swim, sessions: [free] })).toEqual({
    full: { minCents: 0, maxCents: 0 },
    concession: null,
  })
  expect(sessionPrices({ ...swim, sessions: [swim, evening] }).full).toEqual({ minCents: 1200, maxCents: 2000 })
})

test.each([
  ['one price', [{ ...swim, concessionPriceCents: null }], 1200, null],
  ['a concession', [swim], 1200, 800],
  ['two prices', [{ ...swim, concessionPriceCents: null }, evening], 2000, 800],
  ['free', [free], 0, null],
])('a list says %s', (_name, sessions, priceCents, concessionPriceCents) => {
  expect(withSessionPrices({ ...swim, sessions })).toMatchObject({ priceCents, concessionPriceCents })
})
