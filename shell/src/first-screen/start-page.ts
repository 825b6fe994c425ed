import { readStored, storageKeys } from '@waymark/web-kit/preferences'
import { nobody, putDisplay, readDisplay } from '../display/look.ts'

/** The first screen is painted at the next frame; a background page, or one waiting for its styles, must not wait. */
const maxFrameMs = 200

/**
 * Starts the page with `open`. If the document has a first screen, that is shown first, in the look that this
 * browser remembers. It is a visitor's: who is signed in here would see it change, and does not see it at all.
 */
export function startPage(open: () => Promise<unknown>): void {
  const root = document.getElementById('root')
  if (root?.dataset.firstScreen === undefined) {
    void open()
    return
  }
  if (readStored(storageKeys.user) !== null) {
    delete root.dataset.firstScreen
    root.firstElementChild?.remove()
    void open()
    return
  }
  putDisplay(readDisplay(nobody))
  afterNextPaint(() => void open())
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
