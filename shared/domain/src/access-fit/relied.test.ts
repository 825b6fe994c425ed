import { expect, test } from 'vitest'
import { accessOptions } from './options.ts'
import { isWorse, reliedLimit } from './relied.ts'

const wide = accessOptions.find(({ measure }) => measure?.direction === 'atLeast')
const low = accessOptions.find(({ measure }) => measure?.direction === 'atMost')
if (!wide?.measure || !low?.measure) throw new Error('Both directions are measured.')
const { usual } = wide.measure
const fact = (optionId: number, measure: number | null, state: 'yes' | 'no' = 'yes') => ({ optionId, state, measure })

test('the limit is the own threshold where it is met, the usual one without, and what was there otherwise', () => {
  expect(reliedLimit(fact(wide.id, usual + 20), usual + 10)).toBe(usual + 10)
  expect(reliedLimit(fact(wide.id, usual + 20), null)).toBe(usual)
  expect(reliedLimit(fact(wide.id, usual - 5), null)).toBe(usual - 5)
  expect(reliedLimit(fact(wide.id, null), null)).toBeNull()
  const plain = accessOptions.find(({ measure }) => !measure)
  expect(reliedLimit(fact(plain?.id ?? 0, null), null)).toBeNull()
})

test('a fact is worse when it is gone or beyond its limit, never when it is unknown', () => {
  expect(isWorse(fact(wide.id, usual), usual)).toBe(false)
  expect(isWorse(fact(wide.id, usual - 1), usual)).toBe(true)
  expect(isWorse(fact(low.id, 3), 2)).toBe(true)
  expect(isWorse(fact(low.id, 1), 2)).toBe(false)
  expect(isWorse(fact(wide.id, null), usual)).toBe(false)
  expect(isWorse(fact(wide.id, usual - 1), undefined)).toBe(false)
  expect(isWorse(fact(wide.id, null, 'no'), undefined)).toBe(true)
})
