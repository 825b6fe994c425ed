import { type RefObject, useEffect, useRef } from 'react'
import { announce } from './announcement.ts'
import { namePlace, type Place, useCrumbs } from './crumbs.ts'
import { pageTitle } from './page-title.ts'
import { useLocation, useNavigationType } from './router.ts'

/** The page just navigated to, until the person acts there. */
let arrival: Arrival | undefined
/** The address shown before, and where it is in the history of this tab. */
let shown: Shown | undefined

interface Shown {
  readonly address: string
  readonly index: number
}

interface Arrival {
  readonly path: string
  /** Which of the pages of that path. */
  part: string
  /** The entry of the history that it was opened by. */
  readonly entry: string
  /** Finds what takes the focus in place of the heading, until that is reached. */
  target: FindTarget | null
  readonly acted: AbortController
}

type FindTarget = () => Target | null

interface Target {
  readonly element: HTMLElement
  readonly show: () => void
}

/** A page's title, and the ref of its h1. */
export interface Page {
  readonly title: string
  readonly ref: RefObject<HTMLHeadingElement | null>
}

/**
 * Makes a screen a page: sets the document's title and moves the focus to its h1, which a screen reader then
 * reads; a title that changes later is announced. The first page
 * after a load keeps the browser's own focus. A link to a part of a page (`/about-us#fit`) moves the focus there instead,
 * and going back moves it to the link that led away, once that is drawn. The title is the route's, unless the screen
 * knows a better one (the name of what it shows, and its place in the breadcrumb). Where one path has several pages, told apart by the query, `part`
 * says which one this is. For `PageHeading`, or `<h1 ref={page.ref} tabIndex={-1}>{page.title}</h1>`.
 */
export function usePage(
  known?: string,
  { part = '', ...place }: Partial<Place> & { readonly part?: string } = {},
): Page {
  const heading = useRef<HTMLHeadingElement>(null)
  const routeTitle = useCrumbs().at(-1)?.title
  const title = known ?? routeTitle ?? ''
  const { pathname, search, key, hash } = useLocation()
  const isPop = useNavigationType() === 'POP'
  useEffect(() => {
    const whole = pageTitle(title)
    // A screen reader has read this title with the document, or with the heading.
    if (document.title === whole) return
    document.title = whole
    // The heading of a new page takes the focus and is read with it; saying it here as well would say it twice.
    if (arrival === undefined || arrival.path === pathname) announce(title)
  }, [title, pathname])
  useEffect(() => {
    namePlace(pathname, known === undefined ? null : { title: known, ...place })
  })
  useEffect(() => {
    const before = shown
    shown = { address: pathname + search, index: indexInHistory() }
    const isNewPage = arrival?.path !== pathname || (arrival.part !== part && arrival.entry !== key)
    const target = isPop ? ledAway(before, shown) : hash !== '' && named(hash.slice(1))
    const isNewTarget = target && (isPop || arrival?.entry !== key)
    if (isNewPage || isNewTarget)
      arrival = arriveAt({ path: pathname, part, entry: key, target: target || null }, arrival !== undefined)
    // The placeholder of a page that is still loading does not know its part.
    else if (arrival) arrival.part = part
    if (!arrival || arrival.acted.signal.aborted) return
    reachTarget(arrival)
    // The placeholder's heading takes the focus with it when it is removed.
    const isAtHeading = isNewPage && (!target || arrival.target !== null)
    // Going back, the page stands where it was left.
    if (isAtHeading || document.activeElement === document.body) heading.current?.focus({ preventScroll: isPop })
    return keepFocus(heading, arrival, isPop)
  }, [pathname, search, part, key, hash, isPop])
  return { title, ref: heading }
}

/** The first page after a load leaves the focus where the browser has it. */
function arriveAt(page: Omit<Arrival, 'acted'>, takesFocus: boolean): Arrival {
  arrival?.acted.abort()
  const acted = new AbortController()
  for (const act of ['keydown', 'pointerdown'] as const) {
    addEventListener(act, () => acted.abort(), { capture: true, signal: acted.signal })
  }
  if (!takesFocus) acted.abort()
  return { ...page, acted }
}

/** The element that the address names, or the section that it is the heading of. */
function named(id: string): FindTarget {
  return () => {
    const heading = document.getElementById(id)
    const element = heading?.closest<HTMLElement>(`[aria-labelledby~="${CSS.escape(id)}"]`) ?? heading
    return element && { element, show: () => heading?.scrollIntoView() }
  }
}

/** Of somebody who goes back: the link to the page that they come from. */
function ledAway(before: Shown | undefined, now: Shown): FindTarget | false {
  if (!before || now.index >= before.index) return false
  return () => {
    const links = document.querySelectorAll<HTMLAnchorElement>('main a[href]')
    const element = [...links].find((link) => link.pathname + link.search === before.address && link.tabIndex >= 0)
    return element ? { element, show: () => element.scrollIntoView({ block: 'nearest' }) } : null
  }
}

/** As the router counts the entries of this tab. */
function indexInHistory(): number {
  const { idx }: { readonly idx?: unknown } = history.state ?? {}
  return typeof idx === 'number' ? idx : 0
}

/** Moves the focus to the target of the arrival, once it is there. */
function reachTarget(arrived: Arrival): void {
  const target = arrived.target?.()
  if (!target) return
  arrived.target = null
  const { element, show } = target
  if (!element.matches(focusable)) element.tabIndex = -1
  element.focus({ preventScroll: true })
  show()
}

const focusable = '[tabindex], a[href], button, input, select, textarea'

/** How long something that is leaving the page, such as a fading dialog, can take the focus with it; ms. */
const settlingTime = 1000
/** How long the data of a page can take that draws the part which its address names; ms. */
const targetTime = 10_000

/**
 * Restores the focus to `heading` if it gets lost while the page settles, and moves it to the target of the arrival once
 * that is there, until the person acts. Going back, the page stands where it was left.
 *
 * @returns a function that ends it early
 */
function keepFocus(heading: RefObject<HTMLElement | null>, arrived: Arrival, isBack: boolean): () => void {
  const start = performance.now()
  let frame = 0
  const look = () => {
    if (arrived.acted.signal.aborted) return
    reachTarget(arrived)
    const passed = performance.now() - start
    if (passed < settlingTime && document.activeElement === document.body)
      heading.current?.focus({ preventScroll: isBack })
    if (passed < (arrived.target === null ? settlingTime : targetTime)) frame = requestAnimationFrame(look)
  }
  frame = requestAnimationFrame(look)
  return () => cancelAnimationFrame(frame)
}
