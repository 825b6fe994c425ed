import type { NeedWeight } from './need-weights.ts'
import { type AccessOption, accessOption } from './options.ts'

/**
 * What is known of one option at a place. Yes, no and unknown stay distinct; `measure` is in the option's unit. "No" of
 * something that should be small (a step) means that there is none.
 */
export interface AccessFact {
  readonly optionId: number
  readonly state: 'yes' | 'no' | 'unknown'
  readonly measure: number | null
}

/** One need of a person's profile. `threshold` is in the option's unit; null means the usual one. */
export interface AccessNeed {
  readonly optionId: number
  readonly weight: NeedWeight
  readonly threshold: number | null
}

export type NeedOutcome = 'met' | 'notMet' | 'unknown'

/** One need with its outcome and the fact behind it; null when nothing is known. */
export interface NeedResult<Fact extends AccessFact = AccessFact> {
  readonly need: AccessNeed
  readonly option: AccessOption
  readonly outcome: NeedOutcome
  readonly fact: Fact | null
}

/** How a place fits a person, need by need in the order of the profile. */
export interface Fit<Fact extends AccessFact = AccessFact> {
  readonly results: readonly NeedResult<Fact>[]
  readonly metCount: number
  readonly unknownCount: number
  readonly needCount: number
  /** True when every `must` is known to be met. */
  readonly meetsEveryMust: boolean
  /** Sort key, higher is better: what is met counts for it, what is known to be missing against it. */
  readonly score: number
}

/** How much a need counts for the score, met or missing. */
export const needPoints: Readonly<Record<NeedWeight, number>> = { must: 3, 'would help': 1 }
/** More than all the weights of a profile together, so that a miss never outweighs a met need. */
const metWorth = 1000

/**
 * Compares a needs profile with the facts of a place (domain.md, "Access Fit"). Unknown never counts as met, and adding
 * a barrier never raises the fit: of several facts about one option the worst known one counts. Needs for options that
 * do not exist are skipped, and none is met by what is out of order, whatever is known of it.
 */
export function accessFit<Fact extends AccessFact>(
  needs: readonly AccessNeed[],
  facts: readonly Fact[],
  outOptionIds: readonly number[] = [],
): Fit<Fact> {
  const results = needs.flatMap((need): NeedResult<Fact>[] => {
    const option = accessOption(need.optionId)
    if (!option) return []
    const result = resultOf(need, option, facts)
    return [outOptionIds.includes(option.id) ? { ...result, outcome: 'notMet' } : result]
  })
  const countOf = (outcome: NeedOutcome) => results.filter((result) => result.outcome === outcome).length
  const weightOf = (outcome: NeedOutcome) =>
    results.reduce((sum, result) => sum + (result.outcome === outcome ? needPoints[result.need.weight] : 0), 0)
  return {
    results,
    metCount: countOf('met'),
    unknownCount: countOf('unknown'),
    needCount: results.length,
    meetsEveryMust: results.every(({ need, outcome }) => need.weight !== 'must' || outcome === 'met'),
    score: weightOf('met') * metWorth - weightOf('notMet'),
  }
}

/** Whether one fact meets a need of its option with this threshold. */
export function outcomeOf(option: AccessOption, fact: AccessFact, threshold: number | null): NeedOutcome {
  if (fact.state === 'unknown') return 'unknown'
  if (!option.measure) return fact.state === 'yes' ? 'met' : 'notMet'
  const { direction, usual } = option.measure
  if (fact.state === 'no') return direction === 'atMost' ? 'met' : 'notMet'
  if (fact.measure === null) return 'unknown'
  const wanted = threshold ?? usual
  return (direction === 'atLeast' ? fact.measure >= wanted : fact.measure <= wanted) ? 'met' : 'notMet'
}

/** "Fits 4 of 5". */
export function fitText({ metCount, needCount }: Pick<Fit, 'metCount' | 'needCount'>): string {
  return `Fits ${metCount} of ${needCount}`
}

/** "Fits 4 of your 5 needs. 1 is unknown." */
export function fitSentence({
  metCount,
  needCount,
  unknownCount,
}: Pick<Fit, 'metCount' | 'needCount' | 'unknownCount'>): string {
  const fits = `Fits ${metCount} of your ${needCount} ${needCount === 1 ? 'need' : 'needs'}.`
  if (unknownCount === 0) return fits
  return `${fits} ${unknownCount} ${unknownCount === 1 ? 'is' : 'are'} unknown.`
}

/**
 * The options that a place is known to have, one bit each (bit 0 is option 1), measured ones at their usual threshold.
 * A map filter is a mask of these; it fits PostgreSQL's bigint.
 */
export function optionFlags(facts: readonly AccessFact[]): bigint {
  const needs = [...new Set(facts.map(({ optionId }) => optionId))].map(
    (optionId): AccessNeed => ({ optionId, weight: 'must', threshold: null }),
  )
  const met = accessFit(needs, facts).results.filter(({ outcome }) => outcome === 'met')
  return optionMask(met.map(({ option }) => option.id))
}

/** The mask of some options, for `(flags & mask) = mask`. */
export function optionMask(optionIds: readonly number[]): bigint {
  return optionIds.reduce((mask, id) => mask | (1n << BigInt(id - 1)), 0n)
}

function resultOf<Fact extends AccessFact>(
  need: AccessNeed,
  option: AccessOption,
  facts: readonly Fact[],
): NeedResult<Fact> {
  let known: NeedResult<Fact> = { need, option, outcome: 'unknown', fact: null }
  for (const fact of facts) {
    if (fact.optionId !== option.id) continue
    const outcome = outcomeOf(option, fact, need.threshold)
    if (outcome === 'notMet') return { need, option, outcome, fact }
    if (known.outcome !== 'met') known = { need, option, outcome, fact }
  }
  return known
}
