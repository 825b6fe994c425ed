import { SkipLink } from '@waymark/ui/skip-link'
import { Outlet, useLocation } from '@waymark/web-kit/router'
import type { ReactNode } from 'react'
import { siteEntryOf } from '../site-map.ts'
import { PublicFooter } from './public-footer.tsx'
import { PublicHeader } from './public-header.tsx'
import css from './public-layout.module.css'
import { WithUi } from './with-ui.tsx'

/** Pages that use native controls alone, so that a first visit stays light. */
const plainPages = ['/', '/login']

/** Frame of the public pages. `children` stand in for the page while it loads. */
export function PublicLayout({ children = <Outlet /> }: { readonly children?: ReactNode }) {
  const { pathname } = useLocation()
  const isMap = siteEntryOf(pathname)?.remote === 'mfe_map'
  // The front page and the map use the whole width; every other page is text.
  const isWide = isMap || pathname === '/'
  return (
    <div className={css.page}>
      <SkipLink />
      <PublicHeader isMap={isMap} />
      <main id="main" tabIndex={-1} className={isWide ? undefined : css.text}>
        {plainPages.includes(pathname) ? children : <WithUi>{children}</WithUi>}
      </main>
      <PublicFooter />
    </div>
  )
}
