import { preloadRemote } from '@waymark/web-kit/host/remotes'
import { matchRoutes, type RouteObject } from '@waymark/web-kit/router'
import { siteEntryOf } from './site-map.ts'

let presentRoutes: () => RouteObject[] = () => []

/** Says where the routes of the page are, remotes' included as they are added. */
export function startLoadingAhead(routes: () => RouteObject[]): void {
  presentRoutes = routes
}

/**
 * Loads the code of the screen at a path while the pointer, a finger or the focus is on its link: of a remote that is not
 * there yet, its start. Failures stay silent: following the link reports them.
 */
export function loadAhead(path: string): void {
  if (!path.startsWith('/')) return
  const [pathname = ''] = path.split(/[?#]/)
  const routes = matchRoutes(presentRoutes(), pathname) ?? []
  for (const { route } of routes) {
    const { lazy } = route
    if (typeof lazy === 'object' && lazy.Component) void lazy.Component().catch(() => {})
  }
  const remote = siteEntryOf(pathname)?.remote
  if (remote !== undefined) preloadRemote(remote)
}
