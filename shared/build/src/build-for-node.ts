import { join } from 'node:path'
import webpack, { type Configuration } from 'webpack'
import { rulesForNode } from './base-config.ts'

/** What only a browser runs, and is loaded when a map is seen. */
const mapEngines = /^(maplibre-gl|mapbox-gl|pmtiles)(\/|$)/

/**
 * Builds what draws an app's screens into one file for Node, beside the app's build for browsers.
 *
 * @returns the file's path
 */
export async function buildForNode(folder: string, name: string, entry: string): Promise<string> {
  const path = join(folder, '.cache/drawing')
  await build({
    name: 'drawing',
    context: folder,
    mode: 'production',
    devtool: false,
    target: 'node',
    entry,
    output: { path, filename: 'drawing.cjs', library: { type: 'commonjs2' }, publicPath: '/' },
    resolve: { extensions: ['.ts', '.tsx', '.js'] },
    module: { rules: rulesForNode(name) },
    externals: [({ request = '' }, done) => (mapEngines.test(request) ? done(undefined, '{}') : done())],
    externalsType: 'var',
    // What nothing uses is left out all the same.
    optimization: { minimize: false },
    plugins: [new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  })
  return join(path, 'drawing.cjs')
}

function build(configuration: Configuration): Promise<void> {
  return new Promise((done, failed) => {
    webpack(configuration, (error, stats) => {
      if (error) return failed(error)
      if (stats?.hasErrors()) return failed(new Error(stats.toString('errors-only')))
      done()
    })
  })
}
