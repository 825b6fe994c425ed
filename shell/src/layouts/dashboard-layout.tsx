import { Outlet } from '@waymark/web-kit/router'
import { lazy, type ReactNode, Suspense } from 'react'

// People who only read the public pages do not load the frame.
const AppFrame = lazy(async () => ({ default: (await import('../frame/app-frame.tsx')).AppFrame }))

/** Frame of the dashboard screens. `children` replace the screen while it loads. */
export function DashboardLayout({ children = <Outlet /> }: { readonly children?: ReactNode }) {
  return (
    <Suspense fallback={<main id="main" />}>
      <AppFrame menuLabel="Dashboard">{children}</AppFrame>
    </Suspense>
  )
}
