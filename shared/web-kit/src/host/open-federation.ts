import { init, type ModuleFederation, type ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime'
import { remotePlugin } from './remote-plugin.ts'

/** Makes this page a host of remotes. */
export function openFederation(plugins: readonly ModuleFederationRuntimePlugin[]): ModuleFederation {
  return init({ name: 'shell', remotes: [], shareStrategy: 'loaded-first', plugins: [...plugins, remotePlugin()] })
}
