/**
 * Replaces the first screen with the page by `render`, which must draw synchronously. What the reader did stays: what is
 * typed in a field, the focus on the same link or field, and the scroll position.
 */
export function replaceFirstScreen(root: HTMLElement, render: () => void): void {
  const { activeElement } = document
  const top = scrollY
  const typed = [...root.querySelectorAll('input')].filter(({ value, defaultValue }) => value !== defaultValue)
  const selection = activeElement instanceof HTMLInputElement ? selectionOf(activeElement) : null
  render()
  delete root.dataset.firstScreen
  for (const field of typed) {
    const own = sameIn(root, field)
    if (own instanceof HTMLInputElement) type(own, field.value)
  }
  const focused = sameIn(root, activeElement)
  focused?.focus({ preventScroll: true })
  if (selection && focused instanceof HTMLInputElement) focused.setSelectionRange(...selection)
  if (top > 0) scrollTo({ top, behavior: 'instant' })
}

/** The replacement of an element that is gone: the link to the same page, the field of the same name, or the element with the same id. */
function sameIn(root: HTMLElement, gone: Element | null): HTMLElement | null {
  if (gone instanceof HTMLAnchorElement) {
    // The query may say what the document could not know, such as where a login leads back to.
    const links = [...root.querySelectorAll('a')].filter(
      ({ pathname, hash }) => pathname === gone.pathname && hash === gone.hash,
    )
    return links.find((link) => link.textContent === gone.textContent) ?? links[0] ?? null
  }
  if (gone instanceof HTMLInputElement && gone.name !== '')
    return root.querySelector<HTMLElement>(`input[name="${CSS.escape(gone.name)}"]`)
  if (gone instanceof HTMLButtonElement) return buttonLike(root, gone)
  return gone?.id ? root.querySelector<HTMLElement>(`#${CSS.escape(gone.id)}`) : null
}

function buttonLike(root: HTMLElement, gone: HTMLButtonElement): HTMLElement | null {
  return [...root.querySelectorAll('button')].find(({ textContent }) => textContent === gone.textContent) ?? null
}

function selectionOf({ selectionStart, selectionEnd }: HTMLInputElement): [number, number] | null {
  return selectionStart === null || selectionEnd === null ? null : [selectionStart, selectionEnd]
}

/** As a person would: React hears of a value only when the browser's own setter and event bring it. */
function type(field: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
