import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { shellConfig } from '@waymark/build/shell-config'
import { apps } from '@waymark/run/build/apps'
import { compressBuild } from '@waymark/run/build/compress-build'
import { root } from '@waymark/run/tools/repository'
import webpack, { type Configuration } from 'webpack'

const federationPlugins = ['ModuleFederationPlugin', 'VirtualUrlPlugin']

/**
 * Builds the same screens as one ordinary application, without federation: the shell imports each remote's
 * `register.tsx` as a lazy chunk. Same loaders, minifier, page, start chunks and hints, otherwise webpack's own chunks.
 * `folder` becomes a web root for the gateway.
 */
export async function buildOneBundle(folder: string): Promise<void> {
  const output = join(folder, 'shell/dist')
  mkdirSync(output, { recursive: true })
  await run(oneBundleConfig(output))
  await compressBuild(output)
}

function oneBundleConfig(output: string): Configuration {
  const shell = join(root, 'shell')
  const federated = shellConfig(shell)(undefined, { mode: 'production' })
  const { splitChunks } = federated.optimization ?? {}
  const startGroups = splitChunks ? splitChunks.cacheGroups : {}
  return {
    ...federated,
    name: 'one-bundle',
    cache: false,
    entry: { main: 'virtual:start' },
    output: { ...federated.output, path: output },
    resolve: { extensions: federated.resolve?.extensions ?? [] },
    optimization: {
      ...federated.optimization,
      // This group merges what all remotes use into few large files; without them each page lists its own.
      splitChunks: { chunks: 'async', cacheGroups: { ...startGroups, uiCore: false } },
    },
    ignoreWarnings: [/./],
    plugins: [
      ...(federated.plugins ?? []).filter((plugin) => !federationPlugins.includes(plugin?.constructor.name ?? '')),
      new webpack.experiments.schemes.VirtualUrlPlugin(
        { start: { type: '.js', source: startSource }, remotes: { type: '.js', source: remotesSource } },
        { context: join(shell, 'src') },
      ),
      new webpack.NormalModuleReplacementPlugin(/^@waymark\/web-kit\/host\/remotes$/, 'virtual:remotes'),
    ],
  }
}

/** Does what `shell/src/index.ts` does, without looking for remotes. */
function startSource(): string {
  return `
    import { preloadRemote } from 'virtual:remotes'
    import { startPage } from './first-screen/start-page.ts'
    import { siteEntryOf } from './site-map.ts'
    const entry = siteEntryOf(location.pathname)
    if (entry) preloadRemote(entry.remote)
    startPage(() => import(/* webpackChunkName: "bootstrap" */ './bootstrap.tsx'))`
}

/** Replaces `@waymark/web-kit/host/remotes`, all that an app imports of it. */
export function remotesSource(): string {
  const entries = apps
    .filter(({ folder }) => folder !== 'shell')
    .map(({ name, folder }) => `${name}: () => import('../../${folder}/src/register.tsx')`)
  return `
    const remotes = { ${entries.join(', ')} }
    export const loadRemoteModule = (name) => remotes[name]()
    export const preloadRemote = (name) => void remotes[name]().catch(() => {})
    export const listedRemotes = async () => []
    export const hasNewRemote = async () => false`
}

function run(configuration: Configuration): Promise<void> {
  return new Promise((done, failed) => {
    webpack(configuration, (error, stats) => {
      if (error) return failed(error)
      if (stats?.hasErrors()) return failed(new Error(stats.toString('errors-only')))
      done()
    })
  })
}
