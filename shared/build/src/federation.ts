import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack'
import type { WebpackPluginInstance } from 'webpack'
import { type ShareRole, sharedPackages } from './shared-packages.ts'

/** The module that every remote exposes. */
export const remoteModule = './register'

/** The federation settings of one app. `version-first` would let one dead remote blank the whole page. */
export function federation(name: string, role: ShareRole): WebpackPluginInstance {
  const host = role === 'provider'
  const options: ConstructorParameters<typeof ModuleFederationPlugin>[0] = {
    name,
    remotes: {},
    shared: sharedPackages(role),
    shareStrategy: 'loaded-first',
    manifest: host ? false : { fileName: 'mf-manifest.json' },
    dts: false,
    dev: { disableDynamicRemoteTypeHints: true, disableHotTypesReload: true, disableLiveReload: true },
    experiments: {
      optimization: { target: 'web' },
      provideExternalRuntime: host,
      externalRuntime: role === 'consumer',
      asyncStartup: role === 'alone',
    },
  }
  if (!host) {
    options.exposes = { [remoteModule]: './src/register.tsx' }
    options.filename = role === 'consumer' ? 'remoteEntry.[contenthash:10].js' : 'remoteEntry.js'
  }
  return new ModuleFederationPlugin(options)
}
