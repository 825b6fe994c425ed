import { type AccessFact, outcomeOf } from './fit.ts'
import { accessOptions } from './options.ts'

const idOf = new Map(accessOptions.map(({ key, id }) => [key, id]))

/** Options of which one tells about the other: the first cannot be "no" while the second is there. */
const parts: readonly (readonly [whole: string, part: string])[] = [
  ['mobilityParking', 'parkingWidth'],
  ['lift', 'liftDoorWidth'],
  ['accessibleToilet', 'toiletTurningSpace'],
  ['accessibleToilet', 'toiletDoorWidth'],
  ['accessibleToilet', 'transferSpace'],
]

/** A fact that cannot be true beside another one, and why. */
export interface Contradiction {
  readonly optionId: number
  readonly says: string
}

/** What cannot be true together among the facts of one place; unknown facts contradict nothing. */
export function contradictions(facts: readonly AccessFact[]): Contradiction[] {
  const of = (key: string) => facts.find(({ optionId }) => optionId === idOf.get(key))
  const option = (key: string) => accessOptions.find((one) => one.key === key)
  const found = parts.flatMap(([whole, part]) => {
    const given = of(part)
    return of(whole)?.state === 'no' && given?.state === 'yes'
      ? [{ optionId: given.optionId, says: `“${option(whole)?.label}” is no, but “${option(part)?.label}” is given.` }]
      : []
  })
  const step = of('entranceStep')
  const stepOption = option('entranceStep')
  const isHighStep = step && stepOption && step.measure !== null && outcomeOf(stepOption, step, null) === 'notMet'
  return of('stepFreeEntrance')?.state === 'yes' && isHighStep
    ? [
        ...found,
        { optionId: step.optionId, says: `“Step-free entrance” is yes, but there is a step of ${step.measure} cm.` },
      ]
    : found
}
