/** Where the page is drawn while the document shows its first screen, and how it takes that one's place. */
export interface PageBeside {
  /** Empty and not shown until it takes the place. */
  readonly root: HTMLElement
  /** Before any effect of the page: what is measured is where it will be. */
  takePlace(): void
  /** After all of them. What the reader did stays: what is typed in a field, the focus on the same link or field, and the scroll position. */
  giveBack(): void
}

/** An element beside the first screen, so that the page can be drawn in slices, each short, while that can still be read and used. `then` runs once it has taken its place. */
export function pageBeside(drawn: HTMLElement, then: () => void = () => {}): PageBeside {
  const root = drawn.cloneNode(false) as HTMLElement
  delete root.dataset.firstScreen
  root.hidden = true
  drawn.after(root)
  let giveBack = () => {}
  return {
    root,
    takePlace: () => {
      if (!drawn.isConnected) return
      giveBack = readReader(drawn, root)
      drawn.remove()
      root.hidden = false
    },
    giveBack: () => {
      giveBack()
      then()
    },
  }
}

/** What the reader did in `drawn`, as what does the same in `root`. */
function readReader(drawn: HTMLElement, root: HTMLElement): () => void {
  const { activeElement } = document
  const top = scrollY
  const typed = [...drawn.querySelectorAll('input')].filter(({ value, defaultValue }) => value !== defaultValue)
  const selection = activeElement instanceof HTMLInputElement ? selectionOf(activeElement) : null
  return () => {
    for (const field of typed) {
      const own = sameIn(root, field)
      if (own instanceof HTMLInputElement) type(own, field.value)
    }
    const focused = sameIn(root, activeElement)
    focused?.focus({ preventScroll: true })
    if (selection && focused instanceof HTMLInputElement) focused.setSelectionRange(...selection)
    if (top > 0) scrollTo({ top, behavior: 'instant' })
  }
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
