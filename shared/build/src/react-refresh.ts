import { createRequire } from 'node:module'
import { join } from 'node:path'
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin'
import webpack, { type Compiler, type WebpackPluginInstance } from 'webpack'

const require = createRequire(import.meta.url)
const shim = join(import.meta.dirname, 'react-refresh-shim.cjs')

/**
 * Hot reload across federated builds. Each build would bring its own react-refresh runtime, and one created
 * after React attached sees no renderer, so edits in a remote would not repaint: all builds of a page use one.
 * https://github.com/module-federation/core/issues/4686
 */
export function reactRefresh(name: string): WebpackPluginInstance[] {
  const runtime = join(require.resolve('react-refresh/package.json'), '../cjs/react-refresh-runtime.development.js')
  const oneRuntime = {
    apply(compiler: Compiler) {
      compiler.options.resolve.alias = { ...compiler.options.resolve.alias, 'react-refresh-real$': runtime }
    },
  }
  return [
    oneRuntime,
    new webpack.DefinePlugin({ __WAYMARK_APP__: JSON.stringify(name) }),
    new webpack.NormalModuleReplacementPlugin(/react-refresh[\\/]runtime(\.js)?$/, shim),
    new ReactRefreshPlugin({ library: 'page', overlay: false, exclude: [/node_modules/, /react-refresh-shim\.cjs$/] }),
  ]
}
