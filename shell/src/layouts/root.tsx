import { Outlet, ScrollRestoration } from '@waymark/web-kit/router'
import { Announcer } from './announcer.tsx'

/** What stands around every layout. */
export function Root() {
  return (
    <>
      <Outlet />
      <Announcer />
      <ScrollRestoration />
    </>
  )
}
