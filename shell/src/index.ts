import { preloadRemote, startRemotes } from '@waymark/web-kit/host/remotes'
import { siteEntryOf } from './site-map.ts'

startRemotes({
  allowedOrigins: __WAYMARK_REMOTE_ORIGINS__,
  prepare: async () => (await import('./offer-shared-subpaths.ts')).offerSharedSubpaths(),
})

const entry = siteEntryOf(location.pathname)
if (entry) preloadRemote(entry.remote)

// Shared packages are negotiated before anything that uses them runs, so the rest starts behind an import.
void import(/* webpackChunkName: "bootstrap" */ './bootstrap.tsx')
