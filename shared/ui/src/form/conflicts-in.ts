import type { Conflict } from './conflict-notice.tsx'
import { markedFields } from './field-mark.ts'

/** What others saved, in the order of the page; the value itself only of a field that shows its value as text. */
export function conflictsIn(form: ParentNode, theirs: Readonly<Record<string, unknown>>): Conflict[] {
  return markedFields(form).flatMap(({ name, label, element }) => {
    if (!(name in theirs)) return []
    const value = theirs[name]
    const isText = typeof value === 'string' || typeof value === 'number' || value === null
    return [{ label, theirs: isText && showsText(element) ? String(value ?? '') : undefined }]
  })
}

/** Choices show the label of the chosen option, not its value. */
function showsText(field: HTMLElement): boolean {
  const input = field.querySelector('input:not([type="hidden"], [tabindex="-1"]), textarea')
  return (
    input !== null &&
    !input.matches('[type="radio"], [type="checkbox"], [role="combobox"]') &&
    !input.closest('[aria-hidden="true"]')
  )
}
