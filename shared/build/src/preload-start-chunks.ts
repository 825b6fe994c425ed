import HtmlWebpackPlugin from 'html-webpack-plugin'
import type { Compiler } from 'webpack'

/**
 * Names the start chunks in the page's head, so that they load beside the entry instead of after it.
 * Script hints carry no `crossorigin` here: same-origin script tags of the entry do not either.
 */
export class PreloadStartChunks {
  readonly #chunkNames: readonly string[]

  constructor(chunkNames: readonly string[]) {
    this.#chunkNames = chunkNames
  }

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('PreloadStartChunks', (compilation) => {
      HtmlWebpackPlugin.getHooks(compilation).alterAssetTagGroups.tap('PreloadStartChunks', (page) => {
        const files = this.#chunkNames.flatMap((name) => [...(compilation.namedChunks.get(name)?.files ?? [])])
        const hints = files.map((file) =>
          HtmlWebpackPlugin.createHtmlTagObject('link', {
            rel: 'preload',
            as: file.endsWith('.css') ? 'style' : 'script',
            href: `${page.publicPath}${file}`,
          }),
        )
        page.headTags.unshift(...hints)
        return page
      })
    })
  }
}
