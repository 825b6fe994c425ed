import type { PublishedFact } from '@waymark/contracts/published-venue'
import { type AccessFact, type AccessNeed, accessFit, type NeedOutcome } from '@waymark/domain/access-fit/fit'
import { accessOption, asksForMeasure } from '@waymark/domain/access-fit/options'
import { optionsOut } from '@waymark/domain/access-fit/outages'
import type { WantedOption } from '@waymark/service-kit/access-fit-sql'

const factsOnCard = 3

/** The options that decide for most people whether they can get in and stay, most important first. */
const keysByImportance = [
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

/** A filter on an option: without a threshold, or with the usual one, the index answers it by a bit. */
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

/** The outcomes of a person's needs, in order, while something is out of order. */
export function outcomesFor(
  needs: readonly AccessNeed[],
  facts: readonly PublishedFact[],
  outages: readonly { readonly accessibilityOptionId: number | null }[] = [],
): NeedOutcome[] {
  return accessFit(needs, facts.map(asAccessFact), optionsOut(outages)).results.map(({ outcome }) => outcome)
}

/** Whether a fact tells anything: a width is known once it is measured. */
function tells({ optionId, isMet, measure }: PublishedFact): boolean {
  const option = accessOption(optionId)
  return !isMet || measure !== null || !option || !asksForMeasure(option)
}

/** The few facts that fit on a card: requested ones first, then the most important, positive before negative; last those that tell nothing. */
export function shownOnCard(facts: readonly PublishedFact[], requestedIds: readonly number[]): PublishedFact[] {
  const rank = (fact: PublishedFact) => {
    const requestedIndex = requestedIds.indexOf(fact.optionId)
    if (requestedIndex >= 0) return requestedIndex
    const importance = keysByImportance.indexOf(accessOption(fact.optionId)?.key ?? '')
    const place = importance < 0 ? keysByImportance.length : importance
    return requestedIds.length + place + (tells(fact) ? (fact.isMet ? 0 : 1) : 2) * (keysByImportance.length + 1)
  }
  return [...facts]
    .sort((a, b) => rank(a) - rank(b) || a.optionId - b.optionId)
    .slice(0, Math.max(factsOnCard, Math.min(requestedIds.length, factsOnCard + 2)))
}

export const factOnCard = ({ optionId, isMet, measure, note }: PublishedFact) => ({
  accessibilityOptionId: optionId,
  value: isMet ? ('yes' as const) : ('no' as const),
  measure,
  note,
})

/** The day on which facts were checked, of several the earliest; null where one was never checked. */
export function checkedSince(facts: readonly PublishedFact[]): string | null {
  const days = facts.flatMap(({ checkedOn }) => checkedOn ?? []).sort()
  return days.length === facts.length ? (days[0] ?? null) : null
}

/** What the index stores of a venue's facts. */
export interface IndexedFacts {
  /** Options that are met at their usual threshold. */
  readonly metIds: readonly number[]
  /** Options that are known not to be met at it. */
  readonly notMetIds: readonly number[]
  /** By option id, for other thresholds. "No step" is a step of 0 cm, "no ramp" a ramp that is never gentle enough. */
  readonly measures: Readonly<Record<string, number>>
}

export function indexedFacts(facts: readonly PublishedFact[]): IndexedFacts {
  const everyOption = facts.map(({ optionId }) => ({ optionId, weight: 'must' as const, threshold: null }))
  const { results } = accessFit(everyOption, facts.map(asAccessFact))
  const idsOf = (outcomeWanted: NeedOutcome) =>
    results.filter(({ outcome }) => outcome === outcomeWanted).map(({ option }) => option.id)
  const measures = results.flatMap(({ option, fact }): [number, number][] => {
    if (!option.measure || !fact) return []
    if (fact.state === 'no') return [[option.id, 0]]
    return fact.measure === null ? [] : [[option.id, fact.measure]]
  })
  return { metIds: idsOf('met'), notMetIds: idsOf('notMet'), measures: Object.fromEntries(measures) }
}
