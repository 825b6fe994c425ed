import { framedBase, isFramed } from '@waymark/web-kit/framed'
import { preloadRemote, startRemotes } from '@waymark/web-kit/host/remotes'
import { loadUntilThere } from './first-screen/load-until-there.ts'
import { startPage } from './first-screen/start-page.ts'
import { siteEntryOf } from './site-map.ts'

startRemotes({
  openHost: async () => (await import('./open-federation.ts')).openFederation(),
})

// The entry finds remotes early; the page itself is a chunk of its own, so that its dependencies can be cached separately.
if (isFramed() && isFramedPath(location.pathname)) {
  void loadUntilThere(() => import(/* webpackChunkName: "framed-page" */ './framed/framed-page.tsx'))
} else {
  const entry = siteEntryOf(location.pathname)
  if (entry) preloadRemote(entry.remote)
  startPage(() => loadUntilThere(() => import(/* webpackChunkName: "bootstrap" */ './bootstrap.tsx')))
}

function isFramedPath(path: string): boolean {
  return path === framedBase || path.startsWith(`${framedBase}/`)
}
