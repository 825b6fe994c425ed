import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import webpack, { type Compiler } from 'webpack'

/** Puts files beside the page under their own names: the icon of the tab, and what robots ask for. */
export class PublicFiles {
  readonly #folder: string
  readonly #names: readonly string[]

  constructor(folder: string, names: readonly string[]) {
    this.#folder = folder
    this.#names = names
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('PublicFiles', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'PublicFiles', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL },
        () => {
          for (const name of this.#names) {
            const file = join(this.#folder, name)
            compilation.fileDependencies.add(file)
            compilation.emitAsset(name, new webpack.sources.RawSource(readFileSync(file)))
          }
        },
      )
    })
  }
}
