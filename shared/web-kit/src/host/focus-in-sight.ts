/**
 * Scrolls to what a script focuses out of sight, such as a new field above which another part has folded: the fields of
 * React Aria take the focus without scrolling. What Tab reaches the browser scrolls to itself.
 *
 * @returns a function that ends it
 */
export function keepFocusInSight(): () => void {
  let isTab = false
  let frame = 0
  const ended = new AbortController()
  const { signal } = ended
  const look = ({ target }: Event) => {
    cancelAnimationFrame(frame)
    if (isTab || !(target instanceof Element)) return
    frame = requestAnimationFrame(() => {
      if (target === document.activeElement && isOutOfSight(target)) target.scrollIntoView({ block: 'center' })
    })
  }
  addEventListener('keydown', ({ key }) => (isTab = key === 'Tab'), { capture: true, signal })
  addEventListener('keyup', () => (isTab = false), { capture: true, signal })
  addEventListener('focusin', look, { signal })
  return () => {
    ended.abort()
    cancelAnimationFrame(frame)
  }
}

/** Above or below the window, or what it scrolls in, or behind a bar at its foot, for which the document keeps room. */
function isOutOfSight(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  const isBeyond = (from: number, to: number) => bottom <= from || top >= to
  const roomAtFoot = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBottom) || 0
  if (isBeyond(0, innerHeight - roomAtFoot)) return true
  for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
    if (!/auto|scroll/.test(getComputedStyle(box).overflowY)) continue
    const edges = box.getBoundingClientRect()
    if (isBeyond(edges.top, edges.bottom)) return true
  }
  return false
}
