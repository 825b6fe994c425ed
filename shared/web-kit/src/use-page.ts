import { type RefObject, useEffect, useRef } from 'react'
import { announce } from './announcement.ts'
import { pageTitle } from './page-title.ts'
import { useLocation } from './router.ts'

let focusedPath: string | undefined

/**
 * Makes a screen a page: sets the document's title, moves the focus to its h1 and announces it. The first page
 * after a load keeps the browser's own focus. Spread the result on the h1: `<h1 {...usePage('Sign in')}>Sign in</h1>`.
 */
export function usePage(title: string) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { pathname } = useLocation()
  useEffect(() => {
    document.title = pageTitle(title)
    announce(title)
  }, [title])
  useEffect(() => {
    const isNewPage = focusedPath !== undefined && focusedPath !== pathname
    focusedPath = pathname
    return isNewPage ? giveFocus(heading) : undefined
  }, [pathname])
  return { ref: heading, tabIndex: -1 } as const
}

/** How long what leaves the page, such as a dialog that fades out, may take the focus along with it; ms. */
const settlingTime = 1000

/**
 * Gives the focus to `target`, and again if it gets lost while the page settles. What the person does themselves goes
 * before.
 *
 * @returns what ends it early
 */
function giveFocus(target: RefObject<HTMLElement | null>): () => void {
  const acted = new AbortController()
  const end = performance.now() + settlingTime
  for (const act of ['keydown', 'pointerdown'] as const) {
    addEventListener(act, () => acted.abort(), { capture: true, once: true, signal: acted.signal })
  }
  target.current?.focus()
  const look = () => {
    if (acted.signal.aborted) return
    if (document.activeElement === document.body) target.current?.focus()
    if (performance.now() < end) requestAnimationFrame(look)
    else acted.abort()
  }
  requestAnimationFrame(look)
  return () => acted.abort()
}
