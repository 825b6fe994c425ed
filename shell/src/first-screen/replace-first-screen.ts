/**
 * Replaces the first screen with the page by `render`, which must draw synchronously. The reader's position stays: the
 * focus on the same link, and the scroll position.
 */
export function replaceFirstScreen(root: HTMLElement, render: () => void): void {
  const { activeElement } = document
  const top = scrollY
  render()
  delete root.dataset.firstScreen
  sameIn(root, activeElement)?.focus({ preventScroll: true })
  if (top > 0) scrollTo({ top, behavior: 'instant' })
}

/** The replacement of an element that is gone: the same link, or the element with the same id. */
function sameIn(root: HTMLElement, gone: Element | null): HTMLElement | null {
  if (gone instanceof HTMLAnchorElement) {
    const links = [...root.querySelectorAll('a')].filter(
      (link) => link.getAttribute('href') === gone.getAttribute('href'),
    )
    return links.find((link) => link.textContent === gone.textContent) ?? links[0] ?? null
  }
  return gone?.id ? root.querySelector<HTMLElement>(`#${CSS.escape(gone.id)}`) : null
}
