import { expect, type Locator, type Page } from '@playwright/test'

const maxTabStops = 120

/** A person without a mouse: Tab, arrows, Enter, Space and Escape only. Each stop must show where the focus is. */
export class Keyboard {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  async press(key: string): Promise<void> {
    await this.page.keyboard.press(key)
  }

  async type(text: string): Promise<void> {
    await this.page.keyboard.type(text)
  }

  /** Tabs on until the focus is at `target`, or in it. */
  async tabTo(target: Locator): Promise<void> {
    await expect(target.first()).toBeVisible()
    for (let stop = 0; stop < maxTabStops; stop += 1) {
      await this.press('Tab')
      const [unseen, isThere] = await Promise.all([this.unseen(), this.isAt(target)])
      // The style of a page that has just come may follow its text.
      if (unseen !== null) await expect.poll(() => this.unseen()).toBeNull()
      if (isThere) return
    }
    throw new Error(`${maxTabStops} stops of Tab did not reach ${target}`)
  }

  /** Tabs to a button or link and presses it. */
  async follow(target: Locator): Promise<void> {
    await this.tabTo(target)
    await this.press('Enter')
  }

  /** Presses an arrow until the name of the focused element is like this one, or begins with these words. */
  async moveTo(arrow: 'ArrowRight' | 'ArrowDown' | 'ArrowUp', name: RegExp | string): Promise<void> {
    for (let step = 0; step < maxTabStops; step += 1) {
      const found = spoken(await this.page.evaluate(nameOfFocus))
      if (typeof name === 'string' ? found.startsWith(spoken(name)) : name.test(found)) return
      await this.press(arrow)
    }
    throw new Error(`${maxTabStops} steps of ${arrow} did not reach ${name}`)
  }

  /** The focused element that shows no ring, on the page or in the frame that the focus is in; null when it shows one. */
  private async unseen(): Promise<string | null> {
    for (const frame of this.page.frames()) {
      const unseen = await frame.evaluate(unseenFocus)
      if (unseen !== null) return unseen
    }
    return null
  }

  async isAt(target: Locator): Promise<boolean> {
    return target.evaluateAll((elements) =>
      elements.some((element) => element === document.activeElement || element.contains(document.activeElement)),
    )
  }
}

/** The focused element as text when neither it nor its card shows a ring; otherwise null. */
function unseenFocus(): string | null {
  const focused = document.activeElement
  // Past the last stop the focus is in the browser's own controls, which show it themselves.
  if (!(focused instanceof HTMLElement) || focused === document.body || !document.hasFocus()) return null
  // The focus is in the frame.
  if (focused instanceof HTMLIFrameElement) return null
  // Not a Tab stop: the page itself has just moved the focus to its heading.
  if (focused.tabIndex < 0) return null
  const around: Element[] = [focused]
  for (let parent = focused.parentElement; parent && around.length < 6; parent = parent.parentElement) {
    around.push(parent)
  }
  // The input of a radio or checkbox is invisible; its label shows the ring.
  const drawn = focused.closest('label')?.querySelectorAll('*') ?? []
  const hasOutline = (element: Element, part: string | null) => {
    const { content, outlineStyle, outlineWidth } = getComputedStyle(element, part)
    return (part === null || content !== 'none') && outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
  }
  // A card's link draws its ring around the card, with a pseudo-element.
  const hasRing = hasOutline(focused, '::after') || [...around, ...drawn].some((element) => hasOutline(element, null))
  return hasRing ? null : focused.outerHTML.slice(0, 200)
}

function nameOfFocus(): string {
  const focused = document.activeElement
  return focused?.getAttribute('aria-label') ?? focused?.closest('label')?.textContent ?? focused?.textContent ?? ''
}

/** A no-break space between a number and its unit is a space to whoever hears it. */
const spoken = (name: string) => name.replaceAll(/\s+/g, ' ').trimStart()
