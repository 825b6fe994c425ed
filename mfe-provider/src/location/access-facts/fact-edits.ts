import type { InputOf } from '@waymark/contracts/define-call'
import type { serviceArea } from '@waymark/contracts/service-area'
import { accessOptions, type OptionGroup } from '@waymark/domain/access-fit/options'
import type { Location } from '../location-draft.ts'

type VenueFact = Location['accessibilityFacts'][number]
export type FactsToSend = NonNullable<InputOf<typeof serviceArea.uploadVenueAccessibilityInfomation>['facts']>

/** One option as it is typed; `unknown` is not "no". */
export interface FactEdit {
  readonly accessibilityOptionId: number
  readonly value: 'yes' | 'no' | 'unknown'
  readonly measure: number | null
  readonly note: string
}

/** Every option of the product, with what is known of it here. */
export function factEdits(facts: readonly VenueFact[]): FactEdit[] {
  return accessOptions.map(({ id }) => {
    const fact = facts.find(({ accessibilityOptionId }) => accessibilityOptionId === id)
    return {
      accessibilityOptionId: id,
      value: fact?.value ?? 'unknown',
      measure: fact?.measure ?? null,
      note: fact?.note ?? '',
    }
  })
}

/** What the call takes: all that is known; who said it and when it was checked stay unless the fact changed. */
export function factsToSend(edits: readonly FactEdit[], saved: readonly VenueFact[]): FactsToSend {
  return edits.flatMap(({ accessibilityOptionId, value, measure, note }) => {
    if (value === 'unknown') return []
    const source = saved.find((fact) => fact.accessibilityOptionId === accessibilityOptionId)?.source ?? null
    const trimmed = note.trim()
    return [{ accessibilityOptionId, value, measure, note: trimmed === '' ? null : trimmed, source }]
  })
}

/** How many options of a group, or of all, are known. */
export function knownCount(edits: readonly FactEdit[], group?: OptionGroup): { known: number; all: number } {
  const options = group === undefined ? accessOptions : accessOptions.filter((option) => option.group === group)
  const known = edits.filter(
    ({ accessibilityOptionId, value }) => value !== 'unknown' && options.some(({ id }) => id === accessibilityOptionId),
  )
  return { known: known.length, all: options.length }
}

/** The edits as field names of the answer's errors: `facts.3.measure` speaks of the fourth known fact. */
export function factOfPath(edits: readonly FactEdit[], path: string): FactEdit | undefined {
  const index = /^facts\.(\d+)\./.exec(path)?.[1]
  return index === undefined ? undefined : edits.filter(({ value }) => value !== 'unknown')[Number(index)]
}
