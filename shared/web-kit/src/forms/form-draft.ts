import { tabStorage } from '../session/tab-storage.ts'
import { keepDraft, readDraft } from './drafts.ts'
import { isSame, mergeEdits } from './merge-edits.ts'

/** A form over saved data. */
export interface Editing<Values> {
  /** What is saved, as last applied. */
  readonly saved: Values
  /** What the draft started from. */
  readonly base: Values
  /** What somebody else saved since, in fields that were changed here too. */
  readonly theirs: Readonly<Record<string, unknown>>
  /** A draft from an earlier visit was restored. */
  readonly isRestored: boolean
}

/** Starts a form over `saved`, with the draft of an earlier visit if there is one under `storageKey`. */
export function openForm<Values extends object>(
  storageKey: string | null,
  saved: Values,
): { readonly editing: Editing<Values>; readonly values: Values } {
  const stored =
    storageKey === null
      ? undefined
      : readDraft(tabStorage.getItem(storageKey), { base: draftOf(saved), values: draftOf(saved) })
  if (!stored) return { editing: { saved, base: saved, theirs: {}, isRestored: false }, values: saved }
  const { values, base, theirs } = mergeEdits({ ...saved, ...stored.base }, { ...saved, ...stored.values }, saved)
  return { editing: { saved, base, theirs, isRestored: !isSame(values, saved) }, values }
}

/** Follows what somebody else saved: untouched fields take it over, edited ones stay. */
export function followSaved<Values extends object>(
  editing: Editing<Values>,
  typed: Values,
  saved: Values,
): { readonly editing: Editing<Values>; readonly values: Values } {
  const { values, base, theirs } = mergeEdits(editing.base, typed, saved)
  return { editing: { ...editing, saved, base, theirs }, values }
}

/** Stores the draft for the next visit; deletes it when nothing is typed. */
export function keepTyped<Values extends object>(storageKey: string, base: Values, values: Values): void {
  if (isSame(base, values)) tabStorage.removeItem(storageKey)
  else keepDraft(storageKey, { base: draftOf(base), values: draftOf(values) })
}

/** Passwords are never kept; files cannot be. */
function draftOf<Values extends object>(values: Values): Partial<Values> {
  const kept = withoutPasswords(values)
  for (const key in kept) if (kept[key] instanceof File) delete kept[key]
  return kept
}

/** What somebody would miss: a password is typed again anyway. */
export function withoutPasswords<Values extends object>(values: Values): Partial<Values> {
  const kept: Partial<Values> = {}
  for (const key in values) if (!/password/i.test(key)) kept[key] = values[key]
  return kept
}
