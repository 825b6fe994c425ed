import type { LayoutName, RemoteModule } from '@waymark/web-kit/remote-module'
import type { RouteObject } from '@waymark/web-kit/router'
import { siteEntryOf } from './site-map.ts'

interface OwnRoutes {
  readonly routes: Readonly<Record<LayoutName, readonly RouteObject[]>>
  /** Paths that the remote asked for and does not get: another's, the shell's, or its own in another layout. */
  readonly refused: readonly string[]
}

const layouts: readonly LayoutName[] = ['public', 'dashboard', 'admin']

/** The routes of a remote at its own addresses in the layout of each. A remote cannot take the address of another team. */
export function ownRoutes(remote: string, module: Pick<RemoteModule, 'routes'>): OwnRoutes {
  const refused: string[] = []
  const own = (layout: LayoutName) =>
    (module.routes[layout] ?? []).filter((route) => {
      const isOwn = isUnder(remote, layout, route)
      if (!isOwn) refused.push(route.path ?? '(no path)')
      return isOwn
    })
  const routes = { public: own('public'), dashboard: own('dashboard'), admin: own('admin') }
  return { routes, refused }
}

/** Whether the remote owns a route; its children are below it, whatever their paths say. */
function isUnder(remote: string, layout: LayoutName, { path, children = [] }: RouteObject): boolean {
  const entry = path?.startsWith('/') ? siteEntryOf(path) : undefined
  const escapes = children.some((child) => child.path?.startsWith('/') && !isUnder(remote, layout, child))
  return entry?.remote === remote && entry.layout === layout && !escapes
}

/** Calls `add` with each layout that has routes. */
export function eachLayout(
  { routes }: OwnRoutes,
  add: (layout: LayoutName, children: readonly RouteObject[]) => void,
): void {
  for (const layout of layouts) if (routes[layout].length > 0) add(layout, routes[layout])
}
