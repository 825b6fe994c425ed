import { existsSync } from 'node:fs'
import { basename, join } from 'node:path'
import HtmlWebpackPlugin from 'html-webpack-plugin'
import type { Configuration } from 'webpack'
import { type RemoteApp, remoteAppIn } from './apps.ts'
import { baseConfig } from './base-config.ts'
import { devServer } from './dev-server.ts'
import { Drawing } from './drawing.ts'
import { federation } from './federation.ts'
import { PublicFiles } from './public-files.ts'
import { ScreenFiles } from './screen-files.ts'

/**
 * webpack configuration of a remote. In production it exposes `src/register.tsx` and needs a host; in development
 * it also has a page of its own (`src/standalone.tsx`), with its own copy of the shared packages. A remote in a
 * repository of its own says its `name` and `devPort`; those of the suite stand in the list of its apps.
 */
export function remoteConfig(folder: string, remote?: Pick<RemoteApp, 'name' | 'devPort'>) {
  return ({ WEBPACK_SERVE: isServed }: { WEBPACK_SERVE?: boolean }, { mode }: { mode?: string }): Configuration => {
    const development = mode === 'development'
    const { name, devPort } = remote ?? remoteAppIn(basename(folder))
    const base = baseConfig({ name, folder, development, publicPath: 'auto' })
    // What the remote says of screens that the shell does not know yet.
    const declared = existsSync(join(folder, 'remote.json')) ? [new PublicFiles(folder, ['remote.json'])] : []
    if (!development)
      return {
        ...base,
        entry: {},
        // A screen comes in three files at most: what few screens share may come with each of them.
        optimization: { ...base.optimization, splitChunks: { maxAsyncRequests: 3 } },
        plugins: [
          ...(base.plugins ?? []),
          ...declared,
          federation(name, 'consumer'),
          new ScreenFiles(folder),
          ...(isServed ? [] : [new Drawing(folder, name)]),
        ],
        ...(isServed && forDeployedShell(base, devPort, name)),
      }
    return {
      ...base,
      entry: { main: './src/standalone.tsx' },
      output: { ...base.output, publicPath: `http://localhost:${devPort}/` },
      plugins: [
        ...(base.plugins ?? []),
        federation(name, 'alone'),
        new HtmlWebpackPlugin({
          template: join(folder, 'public/index.html'),
          scriptLoading: 'defer',
          publicPath: '/',
          // What a host loads: beside the page's own script it would take its hot replacements away.
          excludeChunks: [name],
        }),
      ],
      devServer: devServer(devPort, name),
    }
  }
}

/** What a deployed shell loads from the developer's own machine: as it is built, but at once. */
function forDeployedShell({ output, optimization }: Configuration, devPort: number, name: string): Configuration {
  return {
    output: { ...output, publicPath: `http://localhost:${devPort}/` },
    optimization: { ...optimization, minimize: false },
    devServer: devServer(devPort, name, { isHostDeployed: true }),
  }
}
