import { expect, test } from 'vitest'
import { clayInsight, swimInsight } from '../testing/sample-insights.ts'
import { percentText, totalOf } from './insight-sums.ts'

test('adds up all activities', () => {
  expect(totalOf([clayInsight, swimInsight])).toMatchObject({ title: 'All', spaces: 22, keptCents: 20_000 })
  expect(totalOf([])).toMatchObject({ spaces: 0 })
})

test('says a share in whole percent, and nothing of nothing', () => {
  expect(percentText(1, 3)).toBe('33 %')
  expect(percentText(0, 0)).toBe('None')
})
