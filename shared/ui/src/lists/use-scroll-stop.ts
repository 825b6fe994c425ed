import { type RefCallback, useCallback } from 'react'

const stops = 'a[href], button, input, select, textarea, [tabindex]'

/**
 * Makes an overflowing element keyboard-scrollable while it contains nothing focusable. The result is the ref of what
 * scrolls.
 */
export function useScrollStop(): RefCallback<HTMLElement> {
  return useCallback((scroller) => {
    if (!scroller) return
    const look = () => {
      const isLonger = scroller.scrollHeight > scroller.clientHeight
      if (isLonger && scroller.querySelector(stops) === null) scroller.tabIndex = 0
      else scroller.removeAttribute('tabindex')
    }
    const changes = new MutationObserver(look)
    changes.observe(scroller, { childList: true, subtree: true })
    addEventListener('resize', look)
    look()
    return () => {
      changes.disconnect()
      removeEventListener('resize', look)
    }
  }, [])
}
