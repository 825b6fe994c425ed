import HtmlWebpackPlugin from 'html-webpack-plugin'
import type { Compiler } from 'webpack'

/** The one face that every page begins with. */
const startFont = /latin-wght-normal\.[^/]*\.woff2$/

/**
 * Names the start chunks and the font in the page's head, so that they load beside the entry instead of after it. Styles
 * are there as themselves: what the document says before its script runs must not be bare. Script hints carry no `crossorigin` here: same-origin script tags of the entry do not either.
 */
export class PreloadStartChunks {
  readonly #chunkNames: readonly string[]

  readonly #laterOn: Readonly<Record<string, readonly string[]>>

  /** `laterOn`: chunks whose script a document, by its file name, may do without. */
  constructor(chunkNames: readonly string[], laterOn: Readonly<Record<string, readonly string[]>> = {}) {
    this.#chunkNames = chunkNames
    this.#laterOn = laterOn
  }

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('PreloadStartChunks', (compilation) => {
      HtmlWebpackPlugin.getHooks(compilation).alterAssetTagGroups.tap('PreloadStartChunks', (page) => {
        const scriptsOf = this.#chunkNames.filter((name) => !this.#laterOn[page.outputName]?.includes(name))
        const files = this.#chunkNames.flatMap((name) => [...(compilation.namedChunks.get(name)?.files ?? [])])
        const styles = files.filter((file) => file.endsWith('.css'))
        const fonts = Object.keys(compilation.assets).filter((file) => startFont.test(file))
        const scripts = scriptsOf
          .flatMap((name) => [...(compilation.namedChunks.get(name)?.files ?? [])])
          .filter((file) => file.endsWith('.js'))
        const hints = [
          ...styles.map((file) => link({ rel: 'stylesheet', href: `${page.publicPath}${file}` })),
          ...fonts.map((file) =>
            link({ rel: 'preload', as: 'font', crossorigin: true, href: `${page.publicPath}${file}` }),
          ),
          ...scripts.map((file) => link({ rel: 'preload', as: 'script', href: `${page.publicPath}${file}` })),
        ]
        page.headTags.unshift(...hints)
        return page
      })
    })
  }
}

function link(attributes: Record<string, string | boolean>) {
  return HtmlWebpackPlugin.createHtmlTagObject('link', attributes)
}
