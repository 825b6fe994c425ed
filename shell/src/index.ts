import { framedBase, isFramed } from '@waymark/web-kit/framed'
import { preloadRemote, prepareForRemotes, startRemotes } from '@waymark/web-kit/host/remotes'
import { loadUntilThere } from './first-screen/load-until-there.ts'
import { startPage } from './first-screen/start-page.ts'
import { turn } from './first-screen/turn.ts'
import { siteEntryOf } from './site-map.ts'

startRemotes({
  openHost: async () => (await import('./open-federation.ts')).openFederation(),
})

// The entry finds remotes early; the page itself is a chunk of its own, so that its dependencies can be cached separately.
if (isFramed() && isFramedPath(location.pathname)) {
  void loadUntilThere(() => import(/* webpackChunkName: "framed-page" */ './framed/framed-page.tsx'))
} else {
  startPage(async () => {
    const loading = loadUntilThere(() => import(/* webpackChunkName: "bootstrap" */ './bootstrap.tsx'))
    await turn()
    const entry = siteEntryOf(location.pathname)
    if (entry) openAhead(entry.remote)
    return loading
  })
}

function isFramedPath(path: string): boolean {
  return path === framedBase || path.startsWith(`${framedBase}/`)
}

/** A document that names files of a remote has asked for all that its screen needs. */
function openAhead(remote: string): void {
  if (document.querySelector('link[href^="/r/"]')) prepareForRemotes()
  else preloadRemote(remote)
}
