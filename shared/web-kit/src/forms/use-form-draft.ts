import { useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { tabStorage } from '../session/tab-storage.ts'
import { useDraftKey } from './drafts.ts'
import { type Editing, followSaved, keepTyped, openForm } from './form-draft.ts'
import { isSame } from './merge-edits.ts'

interface FormDraftOptions<Values> {
  readonly draft?: string | undefined
  readonly saved: Values
  readonly onOpen?: ((values: Values) => Values) | undefined
}

/** What a form started from, what is saved meanwhile, and the draft that survives leaving it. */
export function useFormDraft<Values extends FieldValues>({ draft, saved, onOpen }: FormDraftOptions<Values>) {
  const draftKey = useDraftKey(draft ?? '')
  const storageKey = draft === undefined ? null : draftKey
  const [opened] = useState(open)
  const [editing, setEditing] = useState<Editing<Values> & { readonly storageKey: string | null }>(() => ({
    ...opened.editing,
    storageKey,
  }))

  function open() {
    const next = openForm(storageKey, saved)
    return onOpen ? { ...next, values: onOpen(next.values) } : next
  }

  function forget() {
    if (storageKey !== null) tabStorage.removeItem(storageKey)
  }

  return {
    openedValues: opened.values,
    isKept: storageKey !== null,
    base: editing.base,
    theirs: editing.theirs,
    isRestored: editing.isRestored,
    /**
     * Follows what came since the last render: another thing on the same screen, or what somebody else saved. Returns the
     * values that the form shows now; undefined when nothing came.
     */
    follow(typed: Values): { readonly values: Values; readonly isOther: boolean } | undefined {
      const isOther = editing.storageKey !== storageKey
      if (!isOther && isSame(editing.saved, saved)) return undefined
      const next = isOther ? open() : followSaved(editing, typed, saved)
      setEditing({ ...next.editing, storageKey })
      return { values: next.values, isOther }
    },
    keep(typed: Values): void {
      if (storageKey !== null) keepTyped(storageKey, editing.base, typed)
    },
    /** Back to what is saved. */
    discard(): void {
      forget()
      setEditing({ saved, base: saved, theirs: {}, isRestored: false, storageKey })
    },
    /** What was sent counts as saved; what is saved now comes with `saved`. */
    sent(values: Values): void {
      forget()
      setEditing((before) => ({ ...before, base: values, theirs: {}, isRestored: false }))
    },
  }
}
