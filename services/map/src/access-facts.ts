import type { PublishedFact } from '@waymark/contracts/published-venue'
import { type AccessFact, accessFit, type NeedOutcome } from '@waymark/domain/access-fit/fit'
import { accessOption } from '@waymark/domain/access-fit/options'
import type { PersonNeed } from './db/caller-view.ts'
import type { WantedOption } from './db/venue-filter.ts'

const factsOnCard = 3

/** What tells most people whether they can go in and stay, the most telling first. */
const tellingKeys = [
  'entranceRamp',
  'doorWidth',
  'stepFreeEntrance',
  'accessibleToilet',
  'hearingLoop',
  'toiletTurningSpace',
  'lift',
  'mobilityParking',
  'quietRoom',
]

/** What is asked of an option: without a threshold, or with the usual one, the index answers by its bit. */
export function wantedOptionOf(optionId: number, threshold: number | null | undefined): WantedOption {
  const measure = accessOption(optionId)?.measure
  if (!measure || threshold === null || threshold === undefined || threshold === measure.usual) {
    return { optionId, limit: null }
  }
  return { optionId, limit: { kind: measure.direction, value: threshold } }
}

const asAccessFact = (fact: PublishedFact): AccessFact => ({
  optionId: fact.optionId,
  state: fact.isMet ? 'yes' : 'no',
  measure: fact.measure,
})

/** The answers to a person's needs, in their order. */
export function outcomesFor(needs: readonly PersonNeed[], facts: readonly PublishedFact[]): NeedOutcome[] {
  const profile = needs.map(({ optionId, weight, threshold }) => ({
    optionId,
    importance: weight === 'must' ? ('must' as const) : ('wouldHelp' as const),
    threshold,
  }))
  return accessFit(profile, facts.map(asAccessFact)).results.map(({ outcome }) => outcome)
}

/** The few facts a card has room for: first those asked about, then the most telling, what is there before what is not. */
export function factsForCard(facts: readonly PublishedFact[], askedIds: readonly number[]) {
  const rank = (fact: PublishedFact) => {
    const asked = askedIds.indexOf(fact.optionId)
    if (asked >= 0) return asked
    const telling = tellingKeys.indexOf(accessOption(fact.optionId)?.key ?? '')
    const place = telling < 0 ? tellingKeys.length : telling
    return askedIds.length + place + (fact.isMet ? 0 : tellingKeys.length + 1)
  }
  return [...facts]
    .sort((a, b) => rank(a) - rank(b) || a.optionId - b.optionId)
    .slice(0, Math.max(factsOnCard, Math.min(askedIds.length, factsOnCard + 2)))
    .map(({ optionId, isMet, measure, note }) => ({
      accessibilityOptionId: optionId,
      value: isMet ? ('yes' as const) : ('no' as const),
      measure,
      note,
    }))
}

/** What the index keeps of a venue's facts. */
export interface IndexedFacts {
  /** Options that are met at their usual threshold. */
  readonly metIds: readonly number[]
  /** Options that are known not to be met at it. */
  readonly notMetIds: readonly number[]
  /** By option id, for other thresholds. "No step" is a step of 0 cm, "no ramp" a ramp that is never gentle enough. */
  readonly measures: Readonly<Record<string, number>>
}

export function indexedFacts(facts: readonly PublishedFact[]): IndexedFacts {
  const everyOption = facts.map(({ optionId }) => ({ optionId, importance: 'must' as const, threshold: null }))
  const { results } = accessFit(everyOption, facts.map(asAccessFact))
  const idsOf = (wanted: NeedOutcome) =>
    results.filter(({ outcome }) => outcome === wanted).map(({ option }) => option.id)
  const measures = results.flatMap(({ option, fact }): [number, number][] => {
    if (!option.measure || !fact) return []
    if (fact.state === 'no') return [[option.id, 0]]
    return fact.measure === null ? [] : [[option.id, fact.measure]]
  })
  return { metIds: idsOf('met'), notMetIds: idsOf('notMet'), measures: Object.fromEntries(measures) }
}
