import { expect, test } from 'vitest'
import { checkedAgo, freshness } from './age.ts'
import {
  type AccessFact,
  type AccessNeed,
  accessFit,
  fitSentence,
  fitText,
  optionFlags,
  optionMask,
  outcomeOf,
} from './fit.ts'
import { type AccessOption, accessOption, accessOptions, measureText, optionGroups, thresholdText } from './options.ts'

const optionOf = (key: string): AccessOption => {
  const option = accessOptions.find((one) => one.key === key)
  if (!option) throw new Error(`no option ${key}`)
  return option
}
const fact = (key: string, state: AccessFact['state'], measure: number | null = null): AccessFact => ({
  optionId: optionOf(key).id,
  state,
  measure,
})
const need = (key: string, threshold: number | null = null, weight: AccessNeed['weight'] = 'must'): AccessNeed => ({
  optionId: optionOf(key).id,
  weight,
  threshold,
})
const outcome = (key: string, threshold: number | null, one: AccessFact) => outcomeOf(optionOf(key), one, threshold)

test('has 62 options in 9 groups with unique ids and keys, and ids that fit the bits of a bigint', () => {
  expect(accessOptions).toHaveLength(62)
  expect(accessOptions.map(({ id }) => id)).toEqual(Array.from({ length: 62 }, (_, index) => index + 1))
  expect(new Set(accessOptions.map(({ key }) => key)).size).toBe(62)
  expect(new Set(accessOptions.map(({ group }) => group)).size).toBe(optionGroups.length)
  expect(optionGroups).toHaveLength(9)
  for (const { measure } of accessOptions)
    if (measure) expect(measure.usual >= measure.min && measure.usual <= measure.max).toBe(true)
  expect(accessOption(63)).toBeNull()
})

test('meets a threshold at its exact value, and misses it beyond', () => {
  expect([79, 80, 81].map((cm) => outcome('doorWidth', 80, fact('doorWidth', 'yes', cm)))).toEqual([
    'notMet',
    'met',
    'met',
  ])
  expect([2, 3, 4].map((cm) => outcome('entranceStep', 3, fact('entranceStep', 'yes', cm)))).toEqual([
    'met',
    'met',
    'notMet',
  ])
  expect([12, 14, 10].map((n) => outcome('entranceRamp', 12, fact('entranceRamp', 'yes', n)))).toEqual([
    'met',
    'met',
    'notMet',
  ])
})

test('falls back to the usual threshold', () => {
  expect(outcome('doorWidth', null, fact('doorWidth', 'yes', 80))).toBe('met')
  expect(outcome('doorWidth', null, fact('doorWidth', 'yes', 79))).toBe('notMet')
})

test('treats yes without its measure as unknown, and no as a miss, or as none of what should be small', () => {
  expect(outcome('doorWidth', 80, fact('doorWidth', 'yes'))).toBe('unknown')
  expect(outcome('hearingLoop', null, fact('hearingLoop', 'no'))).toBe('notMet')
  expect(outcome('entranceRamp', 12, fact('entranceRamp', 'no'))).toBe('notMet')
  expect(outcome('entranceStep', 0, fact('entranceStep', 'no'))).toBe('met')
  expect(outcome('hearingLoop', null, fact('hearingLoop', 'unknown'))).toBe('unknown')
  expect(outcome('doorWidth', 80, fact('doorWidth', 'unknown', 200))).toBe('unknown')
})

test('returns each need with its outcome and fact, in profile order', () => {
  const door = { ...fact('doorWidth', 'yes', 82), source: 'Measured by staff' }
  const fit = accessFit(
    [need('doorWidth', 80), need('stepFreeEntrance'), need('hearingLoop'), need('accessibleToilet'), need('quietHour')],
    [door, fact('stepFreeEntrance', 'yes'), fact('hearingLoop', 'yes'), fact('accessibleToilet', 'yes')],
  )
  expect(fitText(fit)).toBe('Fits 4 of 5')
  expect(fitSentence(fit)).toBe('Fits 4 of your 5 needs. 1 is unknown.')
  expect(fit.results[0]?.fact).toBe(door)
  expect(fit.results[4]).toMatchObject({ outcome: 'unknown', fact: null })
  expect(fit.meetsEveryMust).toBe(false)
})

test('makes words agree with their numbers', () => {
  expect(fitSentence({ metCount: 1, needCount: 1, unknownCount: 0 })).toBe('Fits 1 of your 1 need.')
  expect(fitSentence({ metCount: 0, needCount: 3, unknownCount: 2 })).toBe('Fits 0 of your 3 needs. 2 are unknown.')
})

test('weighs wishes less than a must, and never lets them decide', () => {
  const needs = [need('doorWidth', 80), need('quietRoom', null, 'would help')]
  const must = accessFit(needs, [fact('doorWidth', 'yes', 90), fact('quietRoom', 'no')])
  const help = accessFit(needs, [fact('doorWidth', 'yes', 70), fact('quietRoom', 'yes')])
  expect(must.meetsEveryMust).toBe(true)
  expect(help.meetsEveryMust).toBe(false)
  expect(must.score).toBeGreaterThan(help.score)
})

test('sorts what is known to be missing below unknown, and both below met', () => {
  const scoreOf = (state: AccessFact['state']) => accessFit([need('lift')], [fact('lift', state)]).score
  expect(scoreOf('yes')).toBeGreaterThan(scoreOf('unknown'))
  expect(scoreOf('unknown')).toBeGreaterThan(scoreOf('no'))
})

test('skips a need for an option that no longer exists', () => {
  expect(accessFit([{ optionId: 999, weight: 'must', threshold: null }], []).needCount).toBe(0)
})

/** A small deterministic source of numbers below `bound`. */
function numbersFrom(seed: number): (bound: number) => number {
  let state = seed * 7919 + 1
  return (bound) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * bound)
  }
}

function randomWorld(seed: number): { needs: AccessNeed[]; facts: AccessFact[]; pick: (bound: number) => number } {
  const pick = numbersFrom(seed)
  const states = ['yes', 'no', 'unknown'] as const
  const needs = Array.from({ length: 1 + pick(12) }, (): AccessNeed => {
    const option = accessOptions[pick(62)] ?? optionOf('lift')
    const threshold =
      option.measure && pick(2) === 0 ? option.measure.min + pick(option.measure.max - option.measure.min) : null
    return { optionId: option.id, weight: pick(2) === 0 ? 'must' : 'would help', threshold }
  })
  const facts = Array.from({ length: pick(40) }, (): AccessFact => {
    const option = accessOptions[pick(62)] ?? optionOf('lift')
    const measure =
      option.measure && pick(4) > 0 ? option.measure.min + pick(option.measure.max - option.measure.min) : null
    return { optionId: option.id, state: states[pick(3)] ?? 'unknown', measure }
  })
  return { needs, facts, pick }
}

/** Whether the fact tells anything: yes of a measured option needs its measure. */
function isKnown(one: AccessFact): boolean {
  if (one.state === 'unknown') return false
  return one.state === 'no' || one.measure !== null || !accessOption(one.optionId)?.measure
}

/** The same fact with a barrier added: missing, or narrower, higher, steeper. */
function worsened(one: AccessFact, pick: (bound: number) => number): AccessFact {
  const measure = accessOption(one.optionId)?.measure
  if (!measure || (measure.direction === 'atLeast' && one.state === 'no')) return { ...one, state: 'no' }
  if (measure.direction === 'atMost')
    return { ...one, state: 'yes', measure: (one.state === 'no' ? 0 : (one.measure ?? measure.max)) + 1 + pick(50) }
  return pick(2) === 0
    ? { ...one, state: 'no' }
    : { ...one, state: 'yes', measure: (one.measure ?? measure.min) - 1 - pick(50) }
}

test('never raises the fit when a barrier is added, for any person and place', () => {
  for (let seed = 1; seed <= 3000; seed++) {
    const { needs, facts, pick } = randomWorld(seed)
    const before = accessFit(needs, facts)
    const spot = pick(facts.length)
    const known = facts.map((one, index) => (index === spot && isKnown(one) ? worsened(one, pick) : one))
    const oneMore = [...facts, { optionId: 1 + pick(62), state: 'unknown' as const, measure: null }]
    const barrier = accessOptions[pick(62)]
    const withBarrier =
      barrier && barrier.measure?.direction !== 'atMost'
        ? [...facts, { optionId: barrier.id, state: 'no' as const, measure: null }]
        : facts
    for (const worse of [known, oneMore, withBarrier]) {
      const after = accessFit(needs, worse)
      expect(after.score, `seed ${seed}`).toBeLessThanOrEqual(before.score)
      expect(after.metCount, `seed ${seed}`).toBeLessThanOrEqual(before.metCount)
      if (after.meetsEveryMust) expect(before.meetsEveryMust).toBe(true)
    }
  }
})

test('never counts unknown as met: nothing is met without facts, and every met need has a known fact', () => {
  for (let seed = 1; seed <= 500; seed++) {
    const { needs, facts } = randomWorld(seed)
    expect(accessFit(needs, []).metCount).toBe(0)
    for (const result of accessFit(needs, facts).results) {
      if (result.outcome !== 'unknown') expect(['yes', 'no']).toContain(result.fact?.state)
      if (result.outcome === 'met' && !result.option.measure) expect(result.fact?.state).toBe('yes')
    }
  }
})

test('sets flags for what is known to exist, at the usual threshold', () => {
  const facts = [
    fact('mobilityParking', 'yes', 2),
    fact('doorWidth', 'yes', 79),
    fact('quietRoom', 'unknown'),
    fact('otherLanguages', 'yes'),
  ]
  expect(optionFlags(facts)).toBe(optionMask([1, 62]))
  expect(optionFlags(facts)).toBe(1n | (1n << 61n))
  expect(optionFlags([])).toBe(0n)
  expect(optionFlags(facts) < 2n ** 63n).toBe(true)
})

test('formats measures and thresholds', () => {
  expect([measureText('cm', 82), measureText('ratio', 14), measureText('count', 3), measureText('kg', 200)]).toEqual([
    '82 cm',
    '1:14',
    '3',
    '200 kg',
  ])
  const wordsOf = (key: string, value: number) => {
    const { measure } = optionOf(key)
    return measure && thresholdText(measure, value)
  }
  expect(wordsOf('doorWidth', 80)).toBe('at least 80 cm')
  expect(wordsOf('entranceStep', 2)).toBe('at most 2 cm')
  expect(wordsOf('entranceRamp', 12)).toBe('1:12 or gentler')
})

test('formats the age of a fact', () => {
  const now = new Date('2026-11-20T09:00:00Z')
  const ages: [string, string][] = [
    ['2026-11-20T08:00:00Z', 'checked today'],
    ['2026-11-19T09:00:00Z', 'checked yesterday'],
    ['2026-11-15T09:00:00Z', 'checked 5 days ago'],
    ['2026-11-06T09:00:00Z', 'checked 2 weeks ago'],
    ['2026-10-16T09:00:00Z', 'checked 5 weeks ago'],
    ['2026-09-20T09:00:01Z', 'checked 8 weeks ago'],
    ['2026-09-20T09:00:00Z', 'checked 2 months ago'],
    ['2025-09-20T09:00:00Z', 'checked 14 months ago'],
    ['2024-11-21T09:00:00Z', 'checked 23 months ago'],
    ['2024-11-20T09:00:00Z', 'checked 2 years ago'],
    ['2026-11-21T09:00:00Z', 'checked today'],
  ]
  for (const [checked, text] of ages) expect(checkedAgo(new Date(checked), now), checked).toBe(text)
  expect(checkedAgo(null, now)).toBe('never checked')
})

test('is no longer recent after exactly twelve months', () => {
  const checked = new Date('2025-11-20T09:00:00Z')
  expect(freshness(checked, new Date('2026-11-20T08:59:59Z'))).toBe('recent')
  expect(freshness(checked, new Date('2026-11-20T09:00:00Z'))).toBe('old')
  expect(freshness(new Date('2027-08-31T00:00:00Z'), new Date('2028-08-30T00:00:00Z'))).toBe('recent')
  expect(freshness(null, checked)).toBe('never')
})
