import { outcomeOf } from '@waymark/domain/access-fit/fit'
import { accessOption, measureText } from '@waymark/domain/access-fit/options'
import type { FactDrawing } from '@waymark/ui/fact-art'
import type { Fact } from '@waymark/ui/facts'
import type { KnownNeed, VenueFact } from './venue-data.ts'

const maxShown = 3

/** Facts that decide whether a place works, most important first; each with its label, its drawing and what a "no" means. */
const candidates: readonly { key: string; label: string; drawing: FactDrawing; ifNot?: string }[] = [
  { key: 'doorWidth', label: 'Front door', drawing: 'door', ifNot: 'Narrow' },
  { key: 'stepFreePath', label: 'Step-free from the street', drawing: 'ramp' },
  { key: 'stepFreeEntrance', label: 'Entrance', drawing: 'ramp' },
  { key: 'entranceStep', label: 'Step at the entrance', drawing: 'steps' },
  { key: 'hearingLoop', label: 'Hearing loop', drawing: 'loop' },
  { key: 'toiletTurningSpace', label: 'Room in the toilet', drawing: 'turning', ifNot: 'Tight' },
  { key: 'turningSpace', label: 'Turning space', drawing: 'turning', ifNot: 'Tight' },
  { key: 'mobilityParking', label: 'Mobility parking', drawing: 'parking' },
  { key: 'lift', label: 'Lift', drawing: 'lift' },
  { key: 'quietRoom', label: 'Quiet room', drawing: 'quiet' },
]

/** The three facts shown large: first what the person needs, then what most people ask. */
export function bigFacts(
  facts: readonly VenueFact[],
  needs: readonly KnownNeed[],
  outOptionIds: readonly number[],
): Fact[] {
  const factOf = (key: string) =>
    facts.find(({ accessibilityOptionId }) => accessOption(accessibilityOptionId)?.key === key)
  // "0 steps" says it; the height of a lip beside it would only confuse.
  const isStepFree = factOf('stepFreeEntrance')?.value === 'yes'
  const path = factOf('stepFreePath')?.value
  const isLeftOut = (key: string) =>
    (key === 'entranceStep' && isStepFree) || (key === 'stepFreePath' && path === 'yes' && isStepFree)
  const known = candidates.flatMap(({ key, label, drawing, ifNot = 'No' }) => {
    const fact = isLeftOut(key) ? undefined : factOf(key)
    if (!fact) return []
    const isWholeWay = key === 'stepFreeEntrance' && path === 'yes'
    const need = needs.find(({ optionId }) => optionId === fact.accessibilityOptionId)
    return [{ fact, label: isWholeWay ? 'Street to door' : label, drawing, ifNot, need }]
  })
  return known
    .sort((a, b) => Number(b.need !== undefined) - Number(a.need !== undefined))
    .slice(0, maxShown)
    .map(({ fact, label, drawing, ifNot, need }) => ({
      label,
      drawing,
      ...large(fact, ifNot),
      note: outOptionIds.includes(fact.accessibilityOptionId) ? 'Out of order now.' : noteOf(fact, need),
    }))
}

function large({ accessibilityOptionId, value, measure }: VenueFact, ifNot: string): Pick<Fact, 'value' | 'unit'> {
  const option = accessOption(accessibilityOptionId)
  if (option?.key === 'stepFreeEntrance') return value === 'yes' ? { value: '0', unit: 'steps' } : { value: 'Steps' }
  if (value === 'no' && measure === null) return { value: ifNot }
  if (!option?.measure || measure === null) return { value: value === 'yes' ? 'Yes' : ifNot }
  const { unit } = option.measure
  return unit === 'count' || unit === 'ratio' ? { value: measureText(unit, measure) } : { value: String(measure), unit }
}

function noteOf(fact: VenueFact, need: KnownNeed | undefined): string {
  const option = accessOption(fact.accessibilityOptionId)
  if (!need || !option?.measure) return fact.note ?? ''
  const wanted = need.threshold ?? option.measure.usual
  const outcome = outcomeOf(option, { optionId: option.id, state: fact.value, measure: fact.measure }, wanted)
  return outcome === 'notMet'
    ? `Not the ${measureText(option.measure.unit, wanted)} you need.`
    : `You need ${measureText(option.measure.unit, wanted)}.`
}
