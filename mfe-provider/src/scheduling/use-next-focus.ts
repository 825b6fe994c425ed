import { type RefObject, useRef } from 'react'

/** Where the focus goes when the row that had it is no more. */
export interface NextFocus {
  /** A change begins: whatever went before is settled. */
  readonly begin: () => void
  /** The row is no more. */
  readonly rowGone: () => void
  /** A dialog over the page is no more; it held the focus until now. */
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
