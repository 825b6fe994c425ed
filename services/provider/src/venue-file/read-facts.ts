import { checkInput } from '@waymark/contracts/check-input'
import { localDate } from '@waymark/contracts/shapes'
import { accessOptions } from '@waymark/domain/access-fit/options'
import { contradictionsOf, factProblem } from '../content/fact-problem.ts'
import type { FactRow } from '../db/access-facts.ts'
import { type KnownFact, readNativeFacts } from '../open-data/native-facts.ts'
import type { ExtensionOfFile } from './place-schema.ts'
import type { Remark } from './remark.ts'

export interface ReadFacts {
  readonly facts: readonly FactRow[]
  /** What cannot be true together. */
  readonly contradictory: readonly Remark[]
}

const day = localDate()
const optionIds = new Map<string, number>(accessOptions.map(({ key, id }) => [key, id]))
const labels = new Map<string, string>(accessOptions.map(({ key, label }) => [key, label]))

/**
 * The facts of a place: those of our extension, which tell their source and age, otherwise those that A11yJSON states in
 * its own words. Where both tell of one option, they have to agree.
 */
export function readFacts(
  extension: ExtensionOfFile,
  accessibility: unknown,
  today: string,
): ReadFacts & { readonly wrong: readonly Remark[] } {
  const native = readNativeFacts(accessibility)
  const given = extension.facts ?? []
  const facts = [
    ...given.map((fact) => rowOf(fact, fact)),
    ...native.filter(({ option }) => !given.some((one) => one.option === option)).map((fact) => rowOf(fact, null)),
  ]
  const wrong = facts.flatMap((fact, index) => {
    const problem = factProblem(
      { accessibilityOptionId: fact.accessibility_option_id, measure: fact.measure, checkedOn: fact.checked_on },
      today,
    )
    const isTwice = facts.findIndex((one) => one.accessibility_option_id === fact.accessibility_option_id) < index
    const option = accessOptions.find(({ id }) => id === fact.accessibility_option_id)
    const field = index < given.length ? `waymark.facts.${index}` : 'properties.accessibility'
    if (fact.checked_on !== null && !checkInput(day, fact.checked_on).ok)
      return [{ field, says: `“${option?.label ?? ''}”: Give the day of the check such as 2026-03-01.` }]
    if (problem) return [{ field, says: `“${option?.label ?? ''}”: ${problem.says}` }]
    return isTwice ? [{ field, says: `“${option?.label ?? ''}” is listed twice.` }] : []
  })
  const disagreeing = given.flatMap((fact) => {
    const other = native.find(({ option }) => option === fact.option)
    return other && !agree(fact, other)
      ? [
          {
            field: 'properties.accessibility',
            says: `“${labels.get(fact.option)}” says one thing here and another in “waymark”.`,
          },
        ]
      : []
  })
  const impossible = contradictionsOf(facts).map(({ says }) => ({ field: '', says }))
  return { facts, wrong, contradictory: [...disagreeing, ...impossible] }
}

type ExtensionFact = NonNullable<ExtensionOfFile['facts']>[number]

function rowOf({ option, value, measure }: KnownFact, told: ExtensionFact | null): FactRow {
  return {
    accessibility_option_id: optionIds.get(option) ?? 0,
    is_met: value === 'yes',
    measure,
    note: told?.note || null,
    source: told?.source || null,
    checked_on: told?.checkedOn ?? null,
    photo_key: null,
    photo_alt: null,
  }
}

/** A slope and a length are rounded on their way through other units. */
function agree(one: KnownFact, other: KnownFact): boolean {
  if (one.value !== other.value) return one.measure === 0 && other.value === 'no'
  return one.measure === null || other.measure === null || Math.abs(one.measure - other.measure) <= 0.1
}
