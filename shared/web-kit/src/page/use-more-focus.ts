import { type RefObject, useEffect, useRef } from 'react'

/** A list with more to show, and what to call when its button is pressed. */
export interface MoreFocus {
  readonly list: RefObject<HTMLOListElement | null>
  readonly onMore: () => void
}

/**
 * Moves the focus to the first of what a list of `count` gets more of, once it is drawn: the button that asked for it goes
 * with the last of them, and whoever used the keyboard goes on where the list went on.
 */
export function useMoreFocus(count: number): MoreFocus {
  const list = useRef<HTMLOListElement>(null)
  const from = useRef<number | null>(null)
  useEffect(() => {
    const first = from.current
    if (first === null || count <= first) return
    from.current = null
    list.current?.children.item(first)?.querySelector<HTMLElement>('a[href], button')?.focus()
  }, [count])
  return {
    list,
    onMore: () => {
      from.current = count
    },
  }
}
