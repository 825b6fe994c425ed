import { Link, Outlet } from '@waymark/web-kit/router'
import type { ReactNode } from 'react'

/** Frame of the dashboard screens. `children` stand in for the screen while it loads. */
export function DashboardLayout({ children = <Outlet /> }: { readonly children?: ReactNode }) {
  return (
    <>
      <header>
        <Link to="/">Waymark</Link>
      </header>
      <main id="main">{children}</main>
    </>
  )
}
