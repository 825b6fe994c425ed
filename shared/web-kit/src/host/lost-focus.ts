/** How long the part that took the place of another, or a dialog that fades, has to take the focus itself; ms. */
const settlingMs = 300

/**
 * Where the focused element is taken out of the page, such as a button whose row is gone once it has worked, and nothing
 * else takes the focus, the heading of the page does, in place: Tab goes on from there, and not from the address bar.
 */
export function restoreLostFocus(): void {
  let last: Element | null = null
  let settling: ReturnType<typeof setTimeout> | undefined
  const isLost = () => document.activeElement === document.body
  addEventListener('focusin', ({ target }) => {
    last = target instanceof Element ? target : null
    clearTimeout(settling)
  })
  addEventListener('pointerdown', () => clearTimeout(settling), { capture: true })
  const seen = new MutationObserver(() => {
    if (last === null || last.isConnected || !isLost()) return
    last = null
    settling = setTimeout(() => {
      const heading = document.querySelector<HTMLElement>('main h1[tabindex]')
      if (isLost() && heading && !heading.closest('[inert], [aria-hidden="true"]'))
        heading.focus({ preventScroll: true })
    }, settlingMs)
  })
  seen.observe(document.body, { childList: true, subtree: true })
}
