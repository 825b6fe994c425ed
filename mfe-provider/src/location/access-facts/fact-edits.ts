import type { InputOf } from '@waymark/contracts/define-call'
import type { serviceArea } from '@waymark/contracts/service-area'
import { accessOptions, type OptionGroup } from '@waymark/domain/access-fit/options'
import type { Location } from '../location-draft.ts'

export type VenueFact = Location['accessibilityFacts'][number]
export type FactsToSend = NonNullable<InputOf<typeof serviceArea.uploadVenueAccessibilityInfomation>['facts']>

/** The server sets the date: today for a changed fact, otherwise the date it has. */
export const checkedBySaving = 'saving'
/** Nobody has checked it here, such as a fact copied from elsewhere. */
export const neverChecked = 'never'

/** One option as it is typed; `unknown` is not "no". `checked` is a day (YYYY-MM-DD) or one of the words above. */
export interface FactEdit {
  readonly accessibilityOptionId: number
  readonly value: 'yes' | 'no' | 'unknown'
  readonly measure: number | null
  readonly note: string
  readonly source: string
  readonly checked: string
}

/** By option id. */
export type FactEdits = Readonly<Record<string, FactEdit>>

/** Every option of the product, with what is known about it here. */
export function factEdits(facts: readonly VenueFact[]): FactEdits {
  return Object.fromEntries(
    accessOptions.map(({ id }) => {
      const fact = facts.find(({ accessibilityOptionId }) => accessibilityOptionId === id)
      return [id, fact ? editOf(fact) : unknownEdit(id)]
    }),
  )
}

function editOf(fact: VenueFact): FactEdit {
  const { accessibilityOptionId, value, measure, note, source } = fact
  return { accessibilityOptionId, value, measure, note: note ?? '', source: source ?? '', checked: checkedBySaving }
}

function unknownEdit(accessibilityOptionId: number): FactEdit {
  return { accessibilityOptionId, value: 'unknown', measure: null, note: '', source: '', checked: checkedBySaving }
}

/** The source of an answer that the organisation changes itself, until it names another. */
const ownSource = 'Staff'

/** Whether the answer or the measure of a saved fact is another one: what vouched for it vouches no longer. */
export function isChangedFact({ value, measure }: FactEdit, saved: VenueFact | undefined): boolean {
  return saved !== undefined && (value !== saved.value || measure !== saved.measure)
}

/** A fact as it is typed on. A changed answer has the organisation as its source; put back, it has its own again. */
export function changedEdit(edit: FactEdit, changes: Partial<FactEdit>, saved: VenueFact | undefined): FactEdit {
  const changed = { ...edit, ...changes }
  const savedSource = saved?.source ?? ''
  if (isChangedFact(changed, saved) && !isChangedFact(edit, saved) && changed.source === savedSource)
    return { ...changed, source: ownSource }
  if (!isChangedFact(changed, saved) && isChangedFact(edit, saved) && changed.source === ownSource)
    return { ...changed, source: savedSource }
  return changed
}

/** What the call takes: all that is known, in the order of the options. */
export function factsToSend(edits: FactEdits): FactsToSend {
  return knownEdits(edits).map(({ accessibilityOptionId, value, measure, note, source, checked }) => ({
    accessibilityOptionId,
    value: value === 'yes' ? 'yes' : 'no',
    measure,
    note: note.trim() || null,
    source: source.trim() || null,
    ...(checked === checkedBySaving ? {} : { checkedOn: checked === neverChecked ? null : checked }),
  }))
}

function knownEdits(edits: FactEdits): FactEdit[] {
  return Object.values(edits).filter(({ value }) => value !== 'unknown')
}

/** How many options of a group, or of all, are known. */
export function knownCount(edits: FactEdits, group?: OptionGroup): { known: number; all: number } {
  const options = group === undefined ? accessOptions : accessOptions.filter((option) => option.group === group)
  const known = knownEdits(edits).filter(({ accessibilityOptionId }) =>
    options.some(({ id }) => id === accessibilityOptionId),
  )
  return { known: known.length, all: options.length }
}

/** The field of a path of the call: of `facts.3.measure` it is the measure of the fourth known fact, `12.measure`; what has no field of its own is said of the fact, `12`. */
export function fieldOfFact(edits: FactEdits, path: string): string {
  const [, index, field] = /^facts\.(\d+)\.(\w+)$/.exec(path) ?? []
  const edit = knownEdits(edits)[Number(index)]
  if (!edit) return path
  const own = ['measure', 'note', 'source', 'checkedOn'].find((name) => name === field)
  return own ? `${edit.accessibilityOptionId}.${own}` : String(edit.accessibilityOptionId)
}
