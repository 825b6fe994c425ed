import { matchRoutes, type RouteObject } from '@waymark/web-kit/router'
import { siteEntryOf } from './site-map.ts'

interface LoadsAhead {
  /** The routes of the page, remotes' included as they are added. */
  readonly routes: () => RouteObject[]
  readonly preloadRemote: (name: string) => void
}

let loads: LoadsAhead | undefined

/** Once the page has its routes; before, and in a page of another site, nothing is loaded ahead. */
export function startLoadingAhead(from: LoadsAhead): void {
  loads = from
}

/**
 * Loads the code of the screen at a path while the pointer, a finger or the focus is on its link: of a remote that is not
 * there yet, its start. Failures stay silent: following the link reports them.
 */
export function loadAhead(path: string): void {
  if (!loads || !path.startsWith('/')) return
  const [pathname = ''] = path.split(/[?#]/)
  for (const { route } of matchRoutes(loads.routes(), pathname) ?? []) {
    const { lazy } = route
    if (typeof lazy === 'object' && lazy.Component) void lazy.Component().catch(() => {})
  }
  const remote = siteEntryOf(pathname)?.remote
  if (remote !== undefined) loads.preloadRemote(remote)
}
