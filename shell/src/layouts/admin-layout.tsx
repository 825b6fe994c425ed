import { Outlet } from '@waymark/web-kit/router'
import { lazy, type ReactNode, Suspense } from 'react'

const AppFrame = lazy(async () => ({ default: (await import('../frame/app-frame.tsx')).AppFrame }))

/** Frame of the screens of global administrators. `children` replace the screen while it loads. */
export function AdminLayout({ children = <Outlet /> }: { readonly children?: ReactNode }) {
  return (
    <Suspense fallback={<main id="main" />}>
      <AppFrame menuLabel="Administration">{children}</AppFrame>
    </Suspense>
  )
}
