import { type AccessFact, outcomeOf } from './fit.ts'
import { accessOption, type Measure } from './options.ts'

/** By option: the measure beyond which a fact fits those who relied on it no more, in the option's unit. */
export type ReliedLimits = Readonly<Record<number, number>>

/**
 * The limit of a fact that somebody relies on: their own threshold or the usual one where it is met, otherwise what was
 * measured when they booked. Null of what is not measured.
 */
export function reliedLimit(fact: AccessFact, threshold: number | null): number | null {
  const option = accessOption(fact.optionId)
  if (!option?.measure || fact.measure === null) return null
  return outcomeOf(option, fact, threshold) === 'met' ? (threshold ?? option.measure.usual) : fact.measure
}

/** Whether a fact is known not to be what somebody relied on. */
export function isWorse(fact: AccessFact, limit: number | undefined): boolean {
  if (fact.state === 'no') return true
  const measure = accessOption(fact.optionId)?.measure
  return !!measure && limit !== undefined && fact.measure !== null && isBeyond(measure, fact.measure, limit)
}

/** Whether a measure is on the bad side of another. */
export function isBeyond({ direction }: Measure, measured: number, limit: number): boolean {
  return direction === 'atLeast' ? measured < limit : measured > limit
}
