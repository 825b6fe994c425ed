import {
  type AccessOption,
  absentPhrase,
  accessOption,
  measureText,
  thresholdText,
} from '@waymark/domain/access-fit/options'

/** The name of an option beside its measure, where its full label would not read as a phrase: "door 82 cm". */
const shortNames: Readonly<Record<string, string>> = {
  parkingWidth: 'mobility park',
  parkingDistance: 'parking within',
  transportStop: 'stop within',
  stepFreeEntrance: 'no steps',
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

/** A known fact of an option. */
export interface KnownFact {
  readonly accessibilityOptionId: number
  readonly value: 'yes' | 'no'
  readonly measure: number | null
}

const shortName = (option: AccessOption) =>
  shortNames[option.key] ?? option.label.charAt(0).toLowerCase() + option.label.slice(1)

/** A fact as a short phrase: "door 82 cm", "hearing loop", "no lift to every floor". Empty for an option that is gone. */
export function factPhrase({ accessibilityOptionId, value, measure }: KnownFact): string {
  const option = accessOption(accessibilityOptionId)
  if (!option) return ''
  const name = shortName(option)
  if (value === 'no') return absentPhrase(option) ?? `no ${name}`
  if (!option.measure || measure === null) return name
  const { unit } = option.measure
  if (unit === 'count' && measure === 0) return `no ${name}`
  return unit === 'count' ? (measure === 1 ? name : `${name}: ${measure}`) : `${name} ${measureText(unit, measure)}`
}

/** The facts of a card in one line. */
export function factLine(facts: readonly KnownFact[]): string {
  const line = facts.map(factPhrase).filter(Boolean).join(', ')
  return line.charAt(0).toUpperCase() + line.slice(1)
}

/** What is asked of an option: "door at least 80 cm", "hearing loop". */
export function wantedPhrase(optionId: number, threshold: number | null): string {
  const option = accessOption(optionId)
  if (!option) return ''
  if (!option.measure || option.measure.unit === 'count') return shortName(option)
  return `${shortName(option)} ${thresholdText(option.measure, threshold ?? option.measure.usual)}`
}

/** An option with what is asked of it, as filters and needs are listed: "Width of the entrance door, at least 80 cm". */
export function wantedLabel({ label, measure }: AccessOption, threshold: number | null): string {
  if (!measure || (measure.unit === 'count' && (threshold ?? measure.usual) === 1)) return label
  return `${label}, ${thresholdText(measure, threshold ?? measure.usual)}`
}

/** A fact's answer: "82 cm", "Yes", "No". */
export function factAnswer({ accessibilityOptionId, value, measure }: KnownFact): string {
  if (value === 'no') return 'No'
  const option = accessOption(accessibilityOptionId)
  return option?.measure && measure !== null ? measureText(option.measure.unit, measure) : 'Yes'
}
