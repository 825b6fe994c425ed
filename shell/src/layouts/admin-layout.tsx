import { Link, Outlet } from '@waymark/web-kit/router'
import type { ReactNode } from 'react'

/** Frame of the admin screens. `children` stand in for the screen while it loads. */
export function AdminLayout({ children = <Outlet /> }: { readonly children?: ReactNode }) {
  return (
    <>
      <header>
        <Link to="/">Waymark</Link>
      </header>
      <main id="main">{children}</main>
    </>
  )
}
