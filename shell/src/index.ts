import { preloadRemote, startRemotes } from '@waymark/web-kit/host/remotes'
import { startPage } from './first-screen/start-page.ts'
import { siteEntryOf } from './site-map.ts'

startRemotes({
  allowedOrigins: __WAYMARK_REMOTE_ORIGINS__,
  openHost: async () => (await import('./open-federation.ts')).openFederation(),
})

const entry = siteEntryOf(location.pathname)
if (entry) preloadRemote(entry.remote)

// The entry finds remotes early; the page itself is a chunk of its own, so that its dependencies can be cached separately.
startPage(() => import(/* webpackChunkName: "bootstrap" */ './bootstrap.tsx'))
