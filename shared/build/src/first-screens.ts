import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import webpack, { type Compiler } from 'webpack'
import { buildForNode } from './build-for-node.ts'

const run = promisify(execFile)
const maxDrawnBytes = 16 * 1024 * 1024

/**
 * Writes `first-screens.json`: what a visitor sees first at some addresses, so that it is painted before the script has
 * come. The app's own components draw it (`src/first-screen/first-screens.tsx`), in a process of its own, since they would
 * keep this one alive; the gateway puts it into the documents.
 */
export class FirstScreens {
  readonly #folder: string
  readonly #name: string

  constructor(folder: string, name: string) {
    this.#folder = folder
    this.#name = name
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('FirstScreens', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL
      compilation.hooks.processAssets.tapPromise({ name: 'FirstScreens', stage }, async () => {
        const drawn = await drawIn(this.#folder, this.#name)
        compilation.emitAsset('first-screens.json', new webpack.sources.RawSource(drawn))
      })
    })
  }
}

/** Builds what draws the screens, and lets it. */
async function drawIn(folder: string, name: string): Promise<string> {
  const file = await buildForNode(folder, name, './src/first-screen/first-screens.tsx')
  // Ends by itself only where nothing listens: a channel between tabs would.
  const script = `require(${JSON.stringify(file)}).drawFirstScreens().then((drawn) => process.stdout.write(JSON.stringify(drawn), () => process.exit()))`
  const { stdout } = await run(process.execPath, ['--eval', script], {
    env: { ...process.env, NODE_ENV: 'production' },
    maxBuffer: maxDrawnBytes,
  })
  return stdout
}
