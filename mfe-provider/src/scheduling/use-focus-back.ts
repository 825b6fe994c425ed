import { type RefObject, useEffect, useRef } from 'react'

/**
 * The buttons of a row are replaced by "Saving". When the row comes back unsaved, the focus has been lost and goes
 * back into it. Returns a function that does the same once a dialog over the row is gone.
 */
export function useFocusBack(part: RefObject<HTMLElement | null>, editedId: number | null, isSaving: boolean) {
  const wasSaving = useRef(isSaving)

  function focusBack() {
    if (editedId === null || document.activeElement !== document.body) return
    part.current?.querySelector<HTMLElement>(`[data-row="${editedId}"] :is(td:last-child, [data-acts]) button`)?.focus()
  }

  useEffect(() => {
    if (wasSaving.current && !isSaving) focusBack()
    wasSaving.current = isSaving
  })
  return focusBack
}
