import { routeOf } from '@waymark/domain/rights/route-access'
import { SkipLink } from '@waymark/ui/skip-link'
import { framedBase } from '@waymark/web-kit/framed'
import { Outlet, useLocation } from '@waymark/web-kit/router'
import { useAppStore } from '@waymark/web-kit/store'
import { lazy, type ReactNode, Suspense } from 'react'
import { PublicFooter } from './public-footer.tsx'
import { PublicHeader } from './public-header.tsx'
import css from './public-layout.module.css'
import { WithLinks, WithUi } from './with-ui.tsx'

/** Pages that use native controls alone, so that a first visit stays light; the access page wraps what comes later itself. */
const plainPages = ['/', '/login', framedBase]
/** Texts, and pages of links: of the ui package they take nothing that stands on react-aria. */
const linkPages = [
  '/about-us',
  '/accessibility-statement',
  '/open-data',
  '/privacy-policy',
  '/register',
  '/terms-and-conditions',
]
const isLinkPage = (pathname: string): boolean => linkPages.includes(pathname) || pathname.startsWith('/help/')

/** Whether a page does without react-aria. */
export const isPlainPage = (pathname: string): boolean => plainPages.includes(pathname) || isLinkPage(pathname)

// Almost nobody acts as somebody else: the others do not load it.
const ActingBanner = lazy(async () => ({ default: (await import('../frame/acting-banner.tsx')).ActingBanner }))

/** Frame of the public pages. `children` replace the page while it loads. */
export function PublicLayout({ children = <Outlet /> }: { readonly children?: ReactNode }) {
  const { pathname } = useLocation()
  const isActing = useAppStore(({ acting }) => acting !== null)
  const isMap = pathname === framedBase || routeOf(pathname)?.path === '/location-map'
  // The front page and the map use the full width; every other page is text.
  const isWide = isMap || pathname === '/'
  const Wrap = isLinkPage(pathname) ? WithLinks : WithUi
  return (
    <div className={css.page}>
      <SkipLink />
      {isActing && (
        <Suspense fallback={null}>
          <ActingBanner />
        </Suspense>
      )}
      <PublicHeader isMap={isMap} />
      <main id="main" tabIndex={-1} className={isWide ? undefined : css.text}>
        {plainPages.includes(pathname) ? children : <Wrap>{children}</Wrap>}
      </main>
      <PublicFooter />
    </div>
  )
}
