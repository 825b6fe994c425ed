import { expect, test } from 'vitest'
import { accessOption } from './options.ts'
import { chooseSets, chosenSets, type StarterNeed, starterSets } from './starter-sets.ts'

const keysOf = (needs: readonly StarterNeed[]) =>
  needs.map(({ accessibilityOptionId }) => accessOption(accessibilityOptionId)?.key)
const idsOf = (needs: readonly StarterNeed[]) => chosenSets(needs).map(({ id }) => id)

test('each set has a must, no need twice, and the usual measure of what is measured', () => {
  expect(new Set(starterSets.map(({ id }) => id)).size).toBe(starterSets.length)
  for (const { needs } of starterSets) {
    expect(needs.some(({ weight }) => weight === 'must')).toBe(true)
    expect(new Set(keysOf(needs)).size).toBe(needs.length)
    for (const { accessibilityOptionId, threshold } of needs)
      expect(threshold).toBe(accessOption(accessibilityOptionId)?.measure?.usual ?? null)
  }
})

test('no set is within another, which would choose both at once', () => {
  for (const set of starterSets) expect(idsOf(set.needs)).toEqual([set.id])
})

test('a set brings its needs, and is chosen as long as all of them are there', () => {
  const needs = chooseSets([], ['deaf'])
  expect(keysOf(needs)).toEqual(['signLanguage', 'textContact', 'captions', 'visualAlarm', 'relayCalls', 'lighting'])
  expect(idsOf(needs)).toEqual(['deaf'])
  expect(idsOf(needs.slice(1))).toEqual([])
})

test('what was changed by hand stays, and a must of one set outweighs a wish of another', () => {
  const door = { accessibilityOptionId: 11, weight: 'would help', threshold: 95 } as const
  const wide = chooseSets([door], ['wheelchair'])
  expect(wide[0]).toEqual({ ...door, weight: 'must' })
  const both = chooseSets(chooseSets([], ['deaf']), ['deaf', 'hard-of-hearing', 'speech'])
  expect(both.find(({ accessibilityOptionId }) => accessibilityOptionId === 60)?.weight).toBe('must')
  const quieter = both.map((need) => ({ ...need, weight: 'would help' as const }))
  expect(chooseSets(quieter, idsOf(quieter))).toEqual(quieter)
})

test('a set that is given up takes what no other chosen set has, and nothing that was chosen singly', () => {
  const own = { accessibilityOptionId: 46, weight: 'must', threshold: null } as const
  const both = chooseSets([own], ['dog', 'deaf', 'speech'])
  const left = chooseSets(both, ['dog', 'speech'])
  expect(idsOf(left)).toContain('speech')
  expect(keysOf(left)).toContain('guideDogs')
  expect(keysOf(left)).toContain('textContact')
  expect(keysOf(left)).not.toContain('captions')
  expect(chooseSets(both, [])).toEqual([])
})
