import { Link, Outlet } from '@waymark/web-kit/router'
import type { ReactNode } from 'react'

/** Frame of the public pages. `children` stand in for the page while it loads. */
export function PublicLayout({ children = <Outlet /> }: { readonly children?: ReactNode }) {
  return (
    <>
      <header>
        <Link to="/">Waymark</Link> <Link to="/login">Log in</Link>
      </header>
      <main id="main">{children}</main>
      <footer>
        <Link to="/privacy-policy">Privacy policy</Link> <Link to="/terms-and-conditions">Terms and conditions</Link>
        <p>© {new Date().getFullYear()} Waymark</p>
      </footer>
    </>
  )
}
