import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import HtmlWebpackPlugin from 'html-webpack-plugin'
import webpack, { type Compilation, type Compiler, type Configuration } from 'webpack'
import { rulesForNode } from './base-config.ts'

const run = promisify(execFile)

/** An address whose document comes with its first screen. */
export interface FirstScreen {
  readonly path: `/${string}`
  /** Name of the chunk that takes its place. */
  readonly chunk: string
}

interface Drawn {
  readonly title: string
  readonly markup: string
}

const emptyRoot = '<div id="root">'

/**
 * Writes `screens/<path>.html` beside `index.html`: the same page with what a visitor sees first already in it, so that
 * it is painted before the script has come. The app's own components draw it (`src/first-screen/first-screens.tsx`), in
 * a process of its own, since they would keep this one alive.
 */
export class FirstScreens {
  readonly #folder: string
  readonly #name: string
  readonly #screens: readonly FirstScreen[]

  constructor(folder: string, name: string, screens: readonly FirstScreen[]) {
    this.#folder = folder
    this.#name = name
    this.#screens = screens
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('FirstScreens', (compilation) => {
      HtmlWebpackPlugin.getHooks(compilation).beforeEmit.tapPromise('FirstScreens', async (page) => {
        if (page.outputName !== 'index.html') return page
        const drawn = await drawIn(this.#folder, this.#name)
        for (const screen of this.#screens) {
          const own = drawn[screen.path]
          if (!own) throw new Error(`first-screens.tsx draws nothing for ${screen.path}.`)
          const html = documentOf(page.html, own, headOf(compilation, screen.chunk))
          compilation.emitAsset(`screens${screen.path}.html`, new webpack.sources.RawSource(html))
        }
        return page
      })
    })
  }
}

/** The page of every address, as that of one. */
function documentOf(html: string, { title, markup }: Drawn, head: string): string {
  const parts: [RegExp | string, string][] = [
    [emptyRoot, `<div id="root" data-first-screen><div>${markup}</div>`],
    [/<title>[^<]*<\/title>/, `<title>${title}</title>`],
    // It is small, and knows the look that the person chose: nothing is painted in another one before.
    ['<script defer="defer"', '<script defer="defer" blocking="render"'],
    ['</head>', `${head}</head>`],
  ]
  return parts.reduce((text, [found, replacement]) => {
    if (text.split(found).length !== 2) throw new Error(`The page of the shell has not one ${found}.`)
    return text.replace(found, () => replacement)
  }, html)
}

/** What the chunk needs, loaded beside the start chunks. Its styles make the first screen look as it will. */
function headOf(compilation: Compilation, chunk: string): string {
  const group = compilation.namedChunkGroups.get(chunk)
  if (!group) throw new Error(`The shell has no chunk that is named ${chunk}.`)
  return group
    .getFiles()
    .map((file) =>
      file.endsWith('.css')
        ? `<link rel="stylesheet" href="/${file}">`
        : `<link rel="preload" as="script" href="/${file}">`,
    )
    .join('')
}

/** Builds what draws the screens for Node, and lets it. */
async function drawIn(folder: string, name: string): Promise<Record<string, Drawn>> {
  const output = join(folder, '.cache/first-screens')
  await build({
    name: 'first-screens',
    context: folder,
    mode: 'production',
    devtool: false,
    target: 'node',
    entry: './src/first-screen/first-screens.tsx',
    output: { path: output, filename: 'first-screens.cjs', library: { type: 'commonjs2' }, publicPath: '/' },
    resolve: { extensions: ['.ts', '.tsx', '.js'] },
    module: { rules: rulesForNode(name) },
    optimization: { minimize: false },
    plugins: [new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  })
  const file = JSON.stringify(join(output, 'first-screens.cjs'))
  // Ends by itself only where nothing listens: a channel between tabs would.
  const script = `process.stdout.write(JSON.stringify(require(${file}).drawFirstScreens()), () => process.exit())`
  // A visitor's browser has storage, with nothing in it.
  const { stdout } = await run(process.execPath, ['--experimental-webstorage', '--no-warnings', '--eval', script], {
    env: { ...process.env, NODE_ENV: 'production' },
  })
  return JSON.parse(stdout)
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
