import { routeAnswer } from '@waymark/domain/rights/route-access'
import { Outlet, useLocation } from '@waymark/web-kit/router'
import { useAppStore } from '@waymark/web-kit/store'
import { lazy, type ReactNode, Suspense } from 'react'
import { PublicLayout } from './public-layout.tsx'

// People who only read the public pages do not load the frame.
const AppFrame = lazy(async () => ({ default: (await import('../frame/app-frame.tsx')).AppFrame }))

/** Frame of the dashboard screens; to somebody without an account, the screens open to all stand in the public one. `children` replace the screen while it loads. */
export function DashboardLayout({ children = <Outlet /> }: { readonly children?: ReactNode }) {
  const { pathname } = useLocation()
  const isSignedOut = useAppStore(({ session }) => session === 'signedOut')
  if (isSignedOut && routeAnswer(pathname, null) === 'open') return <PublicLayout>{children}</PublicLayout>
  return (
    <Suspense fallback={<main id="main" />}>
      <AppFrame menuLabel="Dashboard">{children}</AppFrame>
    </Suspense>
  )
}
