import { framedBase, isFramed } from '@waymark/web-kit/framed'
import { startRemotes } from '@waymark/web-kit/host/remotes'
import { loadUntilThere } from './first-screen/load-until-there.ts'
import { startPage } from './first-screen/start-page.ts'

startRemotes({
  openHost: async () => (await import('./open-federation.ts')).openFederation(),
})

// The page itself is a chunk of its own, so that its dependencies can be cached separately. Its document names the files of its screen.
if (isFramed() && isFramedPath(location.pathname)) {
  void loadUntilThere(() => import(/* webpackChunkName: "framed-page" */ './framed/framed-page.tsx'))
} else {
  startPage(() => loadUntilThere(() => import(/* webpackChunkName: "bootstrap" */ './bootstrap.tsx')))
}

function isFramedPath(path: string): boolean {
  return `${path}/`.startsWith(`${framedBase}/`)
}
