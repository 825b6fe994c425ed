import { lendRuntime } from 'virtual:federation-runtime'
import { sharedModules } from 'virtual:shared-modules'
import { openFederation as openHost } from '@waymark/web-kit/host/open-federation'
import { turn } from '@waymark/web-kit/host/turn'

/** Lets remotes run on this page and use its packages. Loaded with the first remote: the shell's own pages do without. */
export async function openFederation() {
  await turn()
  return openHost(sharedModules, [lendRuntime()])
}
