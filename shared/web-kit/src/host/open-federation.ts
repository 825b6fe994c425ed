import { init, type ModuleFederation, type ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime'
import { type OfferedFile, offerShared } from './offer-shared.ts'
import { remotePlugin } from './remote-plugin.ts'

/** Makes this page a host of remotes, which lends them of `files` what they name. */
export function openFederation(
  files: readonly OfferedFile[],
  plugins: readonly ModuleFederationRuntimePlugin[],
): ModuleFederation {
  const host = init({
    name: 'shell',
    remotes: [],
    shareStrategy: 'loaded-first',
    plugins: [...plugins, remotePlugin(files, (names) => offerShared(host, files, names))],
  })
  return host
}
