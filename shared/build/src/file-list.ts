import webpack, { type Compiler } from 'webpack'

/** Lists the scripts and style sheets of an app in a file beside them, for the service worker that keeps them all. */
export class FileList {
  readonly #name: string

  constructor(name: string) {
    this.#name = name
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('FileList', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'FileList', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT },
        (assets) => {
          const files = Object.keys(assets).filter((name) => /\.[0-9a-f]{8,}\.(js|css)$/.test(name))
          compilation.emitAsset(this.#name, new webpack.sources.RawSource(JSON.stringify(files.sort())))
        },
      )
    })
  }
}
