import { loadRemoteModule } from '@waymark/web-kit/host/remotes'
import { turn } from '@waymark/web-kit/host/turn'
import type { RemoteModule } from '@waymark/web-kit/remote-module'
import { createBrowserRouter, matchRoutes, type RouteObject } from '@waymark/web-kit/router'
import { takeAddresses } from './given-addresses.ts'
import { eachLayout, ownRoutes } from './own-routes.ts'
import { RouteErrorPage } from './pages/route-error-page.tsx'
import { recordRemote } from './remote-failures.ts'
import { ownPages, placeholder, startRoutes } from './routes.tsx'
import { type SiteEntry, siteEntryOf, siteMap } from './site-map.ts'

const patched = new Set<string>()
const placed = new Set<string>()

type Patch = (parent: string, children: RouteObject[]) => void

/** The router of the whole page, and how it learns of the shell's own pages where it started without them. */
export interface PageRouter {
  readonly router: ReturnType<typeof createBrowserRouter>
  readonly addOwnPages: () => void
}

/**
 * A remote's routes are added when one of its paths is first visited, and then the shell's own pages only when one of them
 * is looked for: the router compiles and compares every address that it knows, which takes a tenth of a second on a cheap phone.
 */
export function createRouter(): PageRouter {
  let hasOwnPages = siteEntryOf(location.pathname) === undefined
  const router = createBrowserRouter(startRoutes(hasOwnPages), {
    async patchRoutesOnNavigation({ path, patch, signal }) {
      if (!siteEntryOf(path)) {
        addOwnPages()
        if (isOwnPage(path)) return
        // An address that nobody knows may have been given to somebody.
        await takeAddresses().catch(() => undefined)
      }
      const entry = siteEntryOf(path)
      if (!entry || patched.has(entry.remote)) return
      const { remote } = entry
      keepPlace(entry, patch)
      // Matching has taken a turn by itself.
      await turn()
      try {
        const module = await loadRemoteModule(remote)
        await turn()
        // A navigation that was cancelled in the meantime patches nothing; the next one adds the routes.
        if (signal.aborted) return
        addRoutes(remote, module, patch)
        patched.add(remote)
        // What the router does next is a turn as well.
        await turn()
      } catch (error) {
        // Thrown errors would reach the root boundary and remove the layout: the placeholder shows them instead.
        recordRemote(remote, error instanceof Error ? error : new Error(String(error)))
      }
    },
  })
  return { router, addOwnPages }

  function addOwnPages() {
    if (hasOwnPages) return
    hasOwnPages = true
    for (const [layout, pages] of Object.entries(ownPages)) router.patchRoutes(layout, [pages])
  }
}

/** Whether the shell has a page at `path`, and not only one that says that there is none. */
function isOwnPage(path: string): boolean {
  const found = matchRoutes(Object.values(ownPages), path)?.at(-1)
  return found !== undefined && found.route.path !== '*'
}

/** What an address that the remote was given shows until it is there, or when it cannot be loaded. */
function keepPlace({ prefix, remote, layout }: SiteEntry, patch: Patch): void {
  if (siteMap.some((known) => known.prefix === prefix) || placed.has(prefix)) return
  placed.add(prefix)
  patch(layout, [placeholder(prefix, remote)])
}

function addRoutes(remote: string, module: RemoteModule, patch: Patch): void {
  const own = ownRoutes(remote, module)
  eachLayout(own, (layout, children) =>
    patch(layout, [{ id: `${remote}:${layout}`, ErrorBoundary: RouteErrorPage, children: [...children] }]),
  )
  const isWhole = own.refused.length === 0
  recordRemote(remote, isWhole ? null : new Error(`${remote} may not have the addresses ${own.refused.join(', ')}.`))
}
