import { type AccessOption, accessOptions } from '@waymark/domain/access-fit/options'
import { type FactEdit, type FactEdits, neverChecked, type VenueFact } from './fact-edits.ts'

/** A fact that another location knows and that is different here. */
export interface CopyableFact {
  readonly option: AccessOption
  readonly here: FactEdit
  readonly there: VenueFact
}

/** What could be copied. What is unknown there says nothing about this location, and is never copied. */
export function copyableFacts(edits: FactEdits, known: readonly VenueFact[]): CopyableFact[] {
  return accessOptions.flatMap((option) => {
    const here = edits[option.id]
    const there = known.find(({ accessibilityOptionId }) => accessibilityOptionId === option.id)
    if (!here || !there || (here.value === there.value && here.measure === there.measure)) return []
    return [{ option, here, there }]
  })
}

/** A fact as it is copied: its text, but not its date or picture, since nobody has checked it here. */
export function copiedEdit({ accessibilityOptionId, value, measure, note }: VenueFact, fromName: string): FactEdit {
  return {
    accessibilityOptionId,
    value,
    measure,
    note: note ?? '',
    source: `Copied from ${fromName}`.slice(0, 120),
    checked: neverChecked,
  }
}
