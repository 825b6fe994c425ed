import { country } from '@waymark/domain/enums'
import { turn } from '@waymark/web-kit/host/turn'
import { likelyCountry } from '@waymark/web-kit/likely-country'
import { readStored, storageKeys } from '@waymark/web-kit/preferences'
import { nobody, putDisplay, readDisplay } from '../display/look.ts'

/** The first screen is painted at the next frame; a background page, or one waiting for its styles, must not wait. */
const maxFrameMs = 200
/** Where list and map stand side by side. */
const wideWindow = '(min-width: 48em)'

/**
 * Starts the page with `open`. If the document has a first screen, that is shown first, in the look that this
 * browser remembers. It is a visitor's: whoever is signed in does not see it. Some are for a phone in New Zealand: whoever
 * would see that change sees the frame around it.
 */
export function startPage(open: () => Promise<unknown>): void {
  const root = document.getElementById('root')
  if (root?.dataset.firstScreen === undefined) {
    void open()
    return
  }
  const start = () => void openAndPreload(open)
  if (readStored(storageKeys.user) !== null) {
    delete root.dataset.firstScreen
    root.firstElementChild?.remove()
    start()
    return
  }
  if (root.dataset.firstScreen === 'phone' && !isPhoneInNewZealand()) root.querySelector('main')?.replaceChildren()
  putDisplay(readDisplay(nobody))
  afterNextPaint(start)
}

/**
 * The scripts of the page, which a document with a first screen names without asking for them: what can be read comes first.
 * Those that the shell starts with are asked for one by one before all at once.
 */
async function openAndPreload(open: () => Promise<unknown>): Promise<void> {
  await preload('link[data-after-paint="start"]')
  void open()
  await preload('link[data-after-paint=""]')
}

async function preload(links: string): Promise<void> {
  for (const link of document.querySelectorAll<HTMLLinkElement>(links)) {
    link.rel = 'preload'
    // Each takes 7 ms on a cheap phone.
    await turn()
  }
}

function isPhoneInNewZealand(): boolean {
  return !matchMedia(wideWindow).matches && likelyCountry() === country.nz
}

function afterNextPaint(run: () => void): void {
  let hasRun = false
  const once = () => {
    if (!hasRun) run()
    hasRun = true
  }
  setTimeout(once, maxFrameMs)
  requestAnimationFrame(() => setTimeout(once))
}
