import { type RefObject, useLayoutEffect, useRef } from 'react'

interface CardsWhereTight {
  /** Gets `data-tight` where the table does not fit, and then shows its rows as cards. */
  readonly room: RefObject<HTMLDivElement | null>
  /** What the table overflows. */
  readonly frame: RefObject<HTMLDivElement | null>
}

/**
 * A table that is wider than its room hides its last columns, and a width alone does not say when: letters may be larger
 * or wider apart than ours. So it is measured as a table whenever it, or what it stands in, changes.
 */
export function useCardsWhereTight(): CardsWhereTight {
  const room = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const measure = () => {
      if (!room.current || !frame.current) return
      room.current.removeAttribute('data-tight')
      room.current.toggleAttribute('data-tight', frame.current.scrollWidth > frame.current.clientWidth)
    }
    measure()
    const around = room.current?.parentElement
    if (!around) return
    // Its height follows the lines of the table.
    const watcher = new ResizeObserver(measure)
    watcher.observe(around)
    return () => watcher.disconnect()
  })
  return { room, frame }
}
