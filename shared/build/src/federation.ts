import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack'
import type { Compilation, Module, WebpackPluginInstance } from 'webpack'
import { requiredVersionOf, type ShareRole, sharedPackages } from './shared-packages.ts'

/** The module that every remote exposes. */
const remoteModule = './register'

/** The federation settings of one remote. `version-first` would let one dead remote blank the whole page. */
export function federation(name: string, role: ShareRole): WebpackPluginInstance {
  return new ModuleFederationPlugin({
    name,
    filename: role === 'consumer' ? 'remoteEntry.[contenthash:8].js' : 'remoteEntry.js',
    exposes: { [remoteModule]: './src/register.tsx' },
    remotes: {},
    shared: sharedPackages(role),
    shareStrategy: 'loaded-first',
    manifest: {
      fileName: 'mf-manifest.json',
      additionalData: ({ stats, compilation }) => ({ ...stats, shared: sharesUsedBy(compilation, name) }),
    },
    dts: false,
    dev: { disableDynamicRemoteTypeHints: true, disableHotTypesReload: true, disableLiveReload: true },
    experiments: {
      optimization: { target: 'web' },
      // A remote runs on the page's own federation runtime; alone it brings one.
      externalRuntime: role === 'consumer',
      asyncStartup: role === 'alone',
    },
  })
}

/**
 * The shared modules that an app uses, for its manifest. Federation leaves out those shared by subpath and those a
 * remote does not bring itself, which are all of ours; the host compares the ranges before it runs a remote.
 */
function sharesUsedBy(compilation: Compilation, app: string) {
  const names = [...compilation.modules].flatMap((module) => shareKeyOf(module) ?? [])
  return [...new Set(names)].sort().map((name) => ({
    id: `${app}:${name}`,
    name,
    version: '',
    singleton: true,
    requiredVersion: requiredVersionOf(name) ?? '',
    hash: '',
    assets: { js: { sync: [], async: [] }, css: { sync: [], async: [] } },
    usedIn: [],
    usedExports: [],
    deps: [],
    fallback: '',
    fallbackName: '',
    fallbackType: 'global' as const,
  }))
}

/** The name under which a module comes from the host; undefined for every other module. */
export function shareKeyOf(module: Module): string | undefined {
  if (module.type !== 'consume-shared-module' || !('options' in module)) return undefined
  const { options } = module
  return typeof options === 'object' &&
    options !== null &&
    'shareKey' in options &&
    typeof options.shareKey === 'string'
    ? options.shareKey
    : undefined
}
