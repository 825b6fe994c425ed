import { type RefObject, useEffect, useRef } from 'react'

/**
 * The buttons of a row make way for "Saving". When the row comes back unsaved the focus, which has nowhere to be, goes
 * back into it. Answers how to do the same once a dialog over the row is gone.
 */
export function useFocusBack(part: RefObject<HTMLElement | null>, editedId: number | null, isSaving: boolean) {
  const wasSaving = useRef(isSaving)

  function focusBack() {
    if (editedId === null || document.activeElement !== document.body) return
    part.current?.querySelector<HTMLElement>(`[data-row="${editedId}"] td:last-child button`)?.focus()
  }

  useEffect(() => {
    if (wasSaving.current && !isSaving) focusBack()
    wasSaving.current = isSaving
  })
  return focusBack
}
