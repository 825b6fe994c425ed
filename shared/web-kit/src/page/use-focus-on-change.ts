import { type RefObject, useEffect, useRef } from 'react'

/**
 * Moves the focus to `target` when a page's content is replaced while the person is using it, whose button is gone by
 * then. `what` names what the page shows, null while it loads; the first content does not move the focus.
 */
export function useFocusOnChange(target: RefObject<HTMLElement | null>, what: string | null): void {
  const before = useRef<string | null>(null)
  useEffect(() => {
    if (what === null) return
    if (before.current !== null && before.current !== what) target.current?.focus()
    before.current = what
  }, [what, target])
}
