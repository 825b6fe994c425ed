import { type RefObject, useRef } from 'react'

/** Where the focus goes once the focused row is gone. */
export interface NextFocus {
  /** A change starts; forgets the previous one. */
  readonly begin: () => void
  /** The row is gone. */
  readonly rowGone: () => void
  /** The dialog that held the focus has closed. */
  readonly dialogGone: () => void
}

/** Moves the focus to `target` when a row goes, at once or after the dialog that asked. */
export function useNextFocus(target: RefObject<HTMLElement | null>): NextFocus {
  const isRowGone = useRef(false)
  return {
    begin() {
      isRowGone.current = false
    },
    rowGone() {
      isRowGone.current = true
      target.current?.focus()
    },
    dialogGone() {
      if (isRowGone.current) target.current?.focus()
      isRowGone.current = false
    },
  }
}
