import { Outlet } from '@waymark/web-kit/router'
import { lazy, type ReactNode, Suspense } from 'react'

// Whoever only reads the public pages does not load the frame.
const AppFrame = lazy(async () => ({ default: (await import('../frame/app-frame.tsx')).AppFrame }))

/** Frame of the dashboard screens. `children` stand in for the screen while it loads. */
export function DashboardLayout({ children = <Outlet /> }: { readonly children?: ReactNode }) {
  return (
    <Suspense fallback={<main id="main" />}>
      <AppFrame menuLabel="Dashboard">{children}</AppFrame>
    </Suspense>
  )
}
