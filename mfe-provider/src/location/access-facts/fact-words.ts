import { checkedAgo } from '@waymark/domain/access-fit/age'
import { type AccessOption, measureText } from '@waymark/domain/access-fit/options'
import { checkedBySaving, type FactEdit, neverChecked, type VenueFact } from './fact-edits.ts'

const valueText = { yes: 'yes', no: 'no', unknown: 'unknown' } as const

/** "yes, 92 cm", "no", "unknown". */
export function factText(option: AccessOption, { value, measure }: Pick<FactEdit, 'value' | 'measure'>): string {
  const isMeasured = value !== 'unknown' && measure !== null && option.measure !== null
  return isMeasured ? `${valueText[value]}, ${measureText(option.measure.unit, measure)}` : valueText[value]
}

/** "Checked 3 months ago", or what it will be after saving. */
export function checkedText(edit: FactEdit, saved: VenueFact | undefined, now: Date): string {
  if (edit.checked === checkedBySaving && (saved?.value !== edit.value || saved.measure !== edit.measure))
    return 'Will count as checked today'
  const day = checkedDay(edit, saved)
  const words = checkedAgo(day === null ? null : new Date(`${day}T00:00:00Z`), now)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** The day on which a fact was checked, YYYY-MM-DD, as far as it is known before it is saved. */
export function checkedDay(edit: FactEdit, saved: VenueFact | undefined): string | null {
  if (edit.checked === neverChecked) return null
  return edit.checked === checkedBySaving ? (saved?.checkedOn ?? null) : edit.checked
}
