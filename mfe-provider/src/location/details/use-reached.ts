import { type RefObject, useEffect, useState } from 'react'

const aheadPx = 200

/** Whether an element has come near the viewport, once and for all; heavy content loads then. */
export function useReached(element: RefObject<Element | null>): boolean {
  const [isReached, setReached] = useState(false)
  useEffect(() => {
    if (isReached || !element.current) return
    const watch = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setReached(true)
      },
      { rootMargin: `${aheadPx}px` },
    )
    watch.observe(element.current)
    return () => watch.disconnect()
  }, [element, isReached])
  return isReached
}
