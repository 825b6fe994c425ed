import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import webpack, { type Compiler } from 'webpack'
import { buildForNode } from './build-for-node.ts'

/**
 * Writes `drawing.cjs`: what draws a remote's public screens (`src/drawing.ts`) in Node, for the gateway, which puts
 * them into their documents. A remote without such screens has none.
 */
export class Drawing {
  readonly #folder: string
  readonly #name: string

  constructor(folder: string, name: string) {
    this.#folder = folder
    this.#name = name
  }

  apply(compiler: Compiler): void {
    if (!existsSync(join(this.#folder, 'src/drawing.ts'))) return
    compiler.hooks.thisCompilation.tap('Drawing', (compilation) => {
      // After all is minimized: it runs as it is.
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT
      compilation.hooks.processAssets.tapPromise({ name: 'Drawing', stage }, async () => {
        const file = await buildForNode(this.#folder, this.#name, './src/drawing.ts')
        compilation.emitAsset('drawing.cjs', new webpack.sources.RawSource(await readFile(file)))
      })
    })
  }
}
