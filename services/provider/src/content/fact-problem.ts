import { type Contradiction, contradictions } from '@waymark/domain/access-fit/contradictions'
import { accessOption, measureText } from '@waymark/domain/access-fit/options'
import type { FactRow } from '../db/access-facts.ts'

interface GivenFact {
  readonly accessibilityOptionId: number
  readonly measure: number | null
  readonly checkedOn?: string | null | undefined
}

/** What is wrong with a fact, and in which of its fields; null when nothing is. */
export function factProblem(
  fact: GivenFact,
  today: string,
): { readonly field: keyof GivenFact; readonly says: string } | null {
  const option = accessOption(fact.accessibilityOptionId)
  if (!option) return { field: 'accessibilityOptionId', says: 'Choose one from the list.' }
  if (fact.measure !== null && !option.measure) return { field: 'measure', says: 'This option has no measure.' }
  if (fact.measure !== null && option.measure) {
    const { unit, min, max } = option.measure
    if (fact.measure < min || fact.measure > max)
      return { field: 'measure', says: `Give a measure from ${measureText(unit, min)} to ${measureText(unit, max)}.` }
  }
  return fact.checkedOn && fact.checkedOn > today ? { field: 'checkedOn', says: 'This day is in the future.' } : null
}

/** What cannot be true together among facts. */
export function contradictionsOf(facts: readonly FactRow[]): Contradiction[] {
  return contradictions(
    facts.map(({ accessibility_option_id, is_met, measure }) => ({
      optionId: accessibility_option_id,
      state: is_met ? 'yes' : 'no',
      measure,
    })),
  )
}
