import {
  type AccessOption,
  absentPhrase,
  accessOption,
  asksForMeasure,
  measureText,
  thresholdText,
} from '@waymark/domain/access-fit/options'
import { optionsOut } from '@waymark/domain/access-fit/outages'

/** The name of an option beside its measure, where its full label would not read as a phrase: "door 82 cm". */
const shortNames: Readonly<Record<string, string>> = {
  parkingWidth: 'mobility park',
  parkingDistance: 'parking within',
  transportStop: 'stop within',
  stepFreeEntrance: 'no steps at the entrance',
  stepFreePath: 'step-free path',
  entranceStep: 'step',
  entranceRamp: 'ramp',
  doorWidth: 'door',
  automaticDoor: 'automatic door',
  liftDoorWidth: 'lift door',
  aisleWidth: 'ways inside',
  lowCounter: 'counter',
  tableKneeSpace: 'knee space',
  wheelchairSpaces: 'wheelchair spaces',
  toiletTurningSpace: 'toilet turning space',
  toiletDoorWidth: 'toilet door',
  counterLoop: 'loop at the counter',
  backgroundNoise: 'noise',
  lighting: 'light',
  guideDogs: 'assistance dogs welcome',
}

/**
 * Filters that have a name of their own, the same wherever they are offered: short enough for a bar, and as people say
 * it. Any other filter has the label of its option.
 */
const filterNames: Readonly<Record<string, string>> = {
  mobilityParking: 'Parking',
  stepFreeEntrance: 'No steps',
  doorWidth: 'Door',
  changingPlace: 'Changing place',
}

/** A known fact of an option. */
export interface KnownFact {
  readonly accessibilityOptionId: number
  readonly value: 'yes' | 'no'
  readonly measure: number | null
}

const shortName = (option: AccessOption) =>
  shortNames[option.key] ?? option.label.charAt(0).toLowerCase() + option.label.slice(1)

/** A fact as a short phrase: "door 82 cm", "hearing loop", "no lift to every floor". Empty where it says nothing: an option that is gone, a width that is not measured. */
export function factPhrase({ accessibilityOptionId, value, measure }: KnownFact): string {
  const option = accessOption(accessibilityOptionId)
  if (!option) return ''
  const name = shortName(option)
  if (value === 'no') return absentPhrase(option) ?? `no ${name}`
  // Of a length that nobody has measured nothing is known, but a step of any height is one.
  if (measure === null && asksForMeasure(option) && option.key !== 'entranceStep') return ''
  if (!option.measure || measure === null) return name
  const { unit } = option.measure
  if (unit === 'count' && measure === 0) return `no ${name}`
  return unit === 'count' ? (measure === 1 ? name : `${name}: ${measure}`) : `${name} ${measureText(unit, measure)}`
}

const keyOf = ({ accessibilityOptionId }: KnownFact) => accessOption(accessibilityOptionId)?.key

/** "No step at the entrance", beside "no steps at the entrance". */
function isSaidByAnother(fact: KnownFact, facts: readonly KnownFact[]): boolean {
  if (keyOf(fact) !== 'entranceStep' || fact.value !== 'no') return false
  return facts.some((other) => keyOf(other) === 'stepFreeEntrance' && other.value === 'yes')
}

interface KnownPlace {
  readonly facts: readonly KnownFact[]
  /** What is out of order now: it is not said to be there. */
  readonly outages?: readonly { readonly accessibilityOptionId: number | null }[] | undefined
}

/** The facts of a card in one line; empty where all that is known is out of order. */
export function factLine({ facts, outages = [] }: KnownPlace): string {
  const telling = facts.filter((fact) => factPhrase(fact) !== '' && !isSaidByAnother(fact, facts))
  if (telling.length === 0) return 'No access details yet'
  const outIds = optionsOut(outages)
  const line = telling
    .filter(({ accessibilityOptionId }) => !outIds.includes(accessibilityOptionId))
    .map(factPhrase)
    .join(', ')
  return line.charAt(0).toUpperCase() + line.slice(1)
}

/** A filter by its name, wherever it is offered: "No steps", "Door 80 cm+", "Parking, at least 2", "Hearing loop". */
export function filterName(option: AccessOption, threshold: number | null): string {
  const { key, label, measure } = option
  const name = filterNames[key]
  if (name === undefined || !measure || measure.unit === 'count')
    return wantedLabel({ ...option, label: name ?? label }, threshold)
  return `${name} ${measureText(measure.unit, threshold ?? measure.usual)}+`
}

/** The label of an option whose filter has another name, to explain it; null where they are the same. */
export function filterMeaning({ key, label }: AccessOption): string | null {
  return key in filterNames ? label : null
}

/** What is asked of an option in the middle of a sentence: "door at least 80 cm", "hearing loop". */
export function wantedPhrase(optionId: number, threshold: number | null): string {
  const option = accessOption(optionId)
  if (!option) return ''
  const name = filterNames[option.key]?.toLowerCase() ?? shortName(option)
  if (!option.measure || option.measure.unit === 'count') return name
  return `${name} ${thresholdText(option.measure, threshold ?? option.measure.usual)}`
}

/** An option with what is asked of it, as needs are listed: "Width of the entrance door, at least 80 cm". */
export function wantedLabel({ label, measure }: AccessOption, threshold: number | null): string {
  if (!measure || (measure.unit === 'count' && (threshold ?? measure.usual) === 1)) return label
  return `${label}, ${thresholdText(measure, threshold ?? measure.usual)}`
}

/** A fact's answer: "82 cm", "Yes", "No", "Not measured", and what a "no" means where something is measured: "Narrow ways inside". */
export function factAnswer({ accessibilityOptionId, value, measure }: KnownFact): string {
  const option = accessOption(accessibilityOptionId)
  if (option?.measure && measure !== null) return measureText(option.measure.unit, measure)
  if (value === 'yes') return option && asksForMeasure(option) ? 'Not measured' : 'Yes'
  const absent = option?.measure ? absentPhrase(option) : null
  return absent === null ? 'No' : absent.charAt(0).toUpperCase() + absent.slice(1)
}
