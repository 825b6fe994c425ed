import { routeOf } from '@waymark/domain/rights/route-access'
import { SkipLink } from '@waymark/ui/skip-link'
import { framedBase } from '@waymark/web-kit/framed'
import { Outlet, useLocation } from '@waymark/web-kit/router'
import { useAppStore } from '@waymark/web-kit/store'
import { lazy, type ReactNode, Suspense } from 'react'
import { PublicFooter } from './public-footer.tsx'
import { PublicHeader } from './public-header.tsx'
import css from './public-layout.module.css'
import { WithUi } from './with-ui.tsx'

/** Pages that use native controls alone, so that a first visit stays light; the access page wraps what comes later itself. */
const plainPages = ['/', '/login', framedBase]

// Almost nobody acts as somebody else: the others do not load it.
const ActingBanner = lazy(async () => ({ default: (await import('../frame/acting-banner.tsx')).ActingBanner }))

/** Frame of the public pages. `children` replace the page while it loads. */
export function PublicLayout({ children = <Outlet /> }: { readonly children?: ReactNode }) {
  const { pathname } = useLocation()
  const isActing = useAppStore(({ acting }) => acting !== null)
  const isMap = pathname === framedBase || routeOf(pathname)?.path === '/location-map'
  // The front page and the map use the full width; every other page is text.
  const isWide = isMap || pathname === '/'
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
        {plainPages.includes(pathname) ? children : <WithUi>{children}</WithUi>}
      </main>
      <PublicFooter />
    </div>
  )
}
