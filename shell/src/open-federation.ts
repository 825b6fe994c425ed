import { lendRuntime } from 'virtual:federation-runtime'
import { sharedModules } from 'virtual:shared-modules'
import { offerShared } from '@waymark/web-kit/host/offer-shared'
import { openFederation as openHost } from '@waymark/web-kit/host/open-federation'

/** Lets remotes run on this page and use its packages. Loaded with the first remote: the shell's own pages do without. */
export function openFederation() {
  const host = openHost([lendRuntime()])
  offerShared(host, sharedModules)
  return host
}
