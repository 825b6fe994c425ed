import { followPlace, type Place, targetsAt } from './lost-place.ts'

/** How long the part that took the place of another, or a dialog that fades, has to take the focus itself; ms. */
const settlingMs = 300

/** What had the focus last in the page, or in one of the dialogs and menus over it. */
interface Trace {
  readonly element: Element
  /** The page, or what is open over it: the element below `body`. */
  readonly layer: Element
  /** Where it stood, once it is gone. */
  place: Place | null
}

/**
 * Where the focused element is taken out of the page, such as a button whose row is gone once it has worked, and nothing
 * else takes the focus, what stands nearest to that place does: `targetsAt`, else the heading of the page. After a dialog
 * that is the place of the button that opened it; in a dialog that stays open the focus moves at once, before the dialog
 * gives it to its first button.
 *
 * @returns a function that ends it
 */
export function restoreLostFocus(): () => void {
  let traces: Trace[] = []
  let settling: ReturnType<typeof setTimeout> | undefined
  let isSettled = false
  const ended = new AbortController()
  const giveWay = () => clearTimeout(settling)
  const settle = () => {
    if (isLost()) restore(traces)
  }
  const remember = ({ target }: Event) => {
    giveWay()
    isSettled = false
    const layer = target instanceof Element ? layerOf(target) : null
    if (!(target instanceof Element) || !layer) return
    const others = traces.filter((trace) => trace.layer !== layer && trace.layer.isConnected)
    traces = [{ element: target, layer, place: null }, ...others]
  }
  addEventListener('focusin', remember, { signal: ended.signal })
  addEventListener('pointerdown', giveWay, { capture: true, signal: ended.signal })
  const seen = new MutationObserver((records) => {
    for (const trace of traces) {
      if (!trace.element.isConnected) trace.place = followPlace(trace.element, trace.place, records)
    }
    const [last] = traces
    if (isSettled || !last || last.element.isConnected || !isLost()) return
    isSettled = true
    if (isOpenDialog(last.layer)) settle()
    else settling = setTimeout(settle, settlingMs)
  })
  seen.observe(document.body, { childList: true, subtree: true })
  return () => {
    giveWay()
    ended.abort()
    seen.disconnect()
  }
}

const isLost = () => document.activeElement === document.body

function layerOf(element: Element): Element | null {
  let layer: Element | null = element
  while (layer && layer.parentElement !== document.body) layer = layer.parentElement
  return layer
}

const isCovered = (element: Element) => element.closest('[inert], [aria-hidden="true"]') !== null

/** A dialog that stays; calendars and other popovers, which have a trigger, move the focus themselves. */
function isOpenDialog(layer: Element): boolean {
  const dialog = layer.isConnected ? layer.querySelector(':is([role="dialog"], [role="alertdialog"])') : null
  return dialog !== null && !isCovered(dialog) && dialog.closest('[data-exiting], [data-trigger]') === null
}

/** Of the page and what is over it, what had the focus latest and is still there takes it. */
function restore(traces: readonly Trace[]): void {
  for (const { element, layer, place } of traces) {
    const main = layer.querySelector('main')
    if (!layer.isConnected || !(main || isOpenDialog(layer))) continue
    if (element instanceof HTMLElement && element.isConnected && takesFocus(element)) return
    const root = main?.contains(place?.parent ?? element) ? main : layer
    for (const target of place ? targetsAt(element, place, root) : []) if (takesFocus(target)) return
  }
  const heading = document.querySelector<HTMLElement>('main h1[tabindex]')
  if (heading) takesFocus(heading)
}

/** Focuses it where it can be seen, with its ring; false for what is covered or not drawn. */
function takesFocus(element: HTMLElement): boolean {
  if (isCovered(element)) return false
  if (element.matches('h1, h2, h3, h4, h5, h6') && !element.hasAttribute('tabindex')) element.tabIndex = -1
  element.dataset.caughtFocus = ''
  element.focus()
  const isTaken = document.activeElement === element
  if (isTaken) element.addEventListener('blur', () => delete element.dataset.caughtFocus, { once: true })
  else delete element.dataset.caughtFocus
  return isTaken
}
