import { loadRemoteModule } from '@waymark/web-kit/host/remotes'
import type { RemoteModule } from '@waymark/web-kit/remote-module'
import { createBrowserRouter, type RouteObject } from '@waymark/web-kit/router'
import { eachLayout, ownRoutes } from './own-routes.ts'
import { RouteErrorPage } from './pages/route-error-page.tsx'
import { recordRemote } from './remote-failures.ts'
import { routes } from './routes.tsx'
import { siteEntryOf } from './site-map.ts'

const patched = new Set<string>()

/** The router of the whole page. A remote's routes are added when one of its paths is first visited. */
export function createRouter() {
  return createBrowserRouter(routes, {
    async patchRoutesOnNavigation({ path, patch, signal }) {
      const remote = siteEntryOf(path)?.remote
      if (!remote || patched.has(remote)) return
      try {
        const module = await loadRemoteModule(remote)
        // A navigation that was cancelled in the meantime patches nothing; the next one adds the routes.
        if (signal.aborted) return
        addRoutes(remote, module, patch)
        patched.add(remote)
      } catch (error) {
        // Thrown errors would reach the root boundary and remove the layout: the placeholder shows them instead.
        recordRemote(remote, error instanceof Error ? error : new Error(String(error)))
      }
    },
  })
}

function addRoutes(
  remote: string,
  module: RemoteModule,
  patch: (parent: string, children: RouteObject[]) => void,
): void {
  const own = ownRoutes(remote, module)
  eachLayout(own, (layout, children) =>
    patch(layout, [{ id: `${remote}:${layout}`, ErrorBoundary: RouteErrorPage, children: [...children] }]),
  )
  const isWhole = own.refused.length === 0
  recordRemote(remote, isWhole ? null : new Error(`${remote} may not have the addresses ${own.refused.join(', ')}.`))
}
