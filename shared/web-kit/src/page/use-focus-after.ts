import { type RefObject, useEffect, useState } from 'react'

/** Moves the focus to `target` after closing a dialog whose own button is gone. Call the result together with closing it. */
export function useFocusAfter(target: RefObject<HTMLElement | null>): () => void {
  const [times, setTimes] = useState(0)
  useEffect(() => {
    if (times > 0) target.current?.focus()
  }, [times, target])
  return () => setTimes((before) => before + 1)
}
