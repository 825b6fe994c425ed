import { useEffect, useRef } from 'react'
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
    if (focusedPath !== undefined && focusedPath !== pathname) heading.current?.focus()
    focusedPath = pathname
  }, [pathname])
  return { ref: heading, tabIndex: -1 } as const
}
