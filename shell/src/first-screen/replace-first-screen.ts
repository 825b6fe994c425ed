/**
 * Puts the page where its first screen stood, by `render`, which must draw it at once. Where the reader is stays: the
 * focus on the link that had it, and the part of the page in view.
 */
export function replaceFirstScreen(root: HTMLElement, render: () => void): void {
  const { activeElement } = document
  const top = scrollY
  render()
  delete root.dataset.firstScreen
  sameIn(root, activeElement)?.focus({ preventScroll: true })
  if (top > 0) scrollTo({ top, behavior: 'instant' })
}

/** The element that stands for one that is gone: the same link, or what has the same id. */
function sameIn(root: HTMLElement, gone: Element | null): HTMLElement | null {
  if (gone instanceof HTMLAnchorElement) {
    const links = [...root.querySelectorAll('a')].filter(
      (link) => link.getAttribute('href') === gone.getAttribute('href'),
    )
    return links.find((link) => link.textContent === gone.textContent) ?? links[0] ?? null
  }
  return gone?.id ? root.querySelector<HTMLElement>(`#${CSS.escape(gone.id)}`) : null
}
