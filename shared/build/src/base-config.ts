import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin'
import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import MinimizerPlugin from 'minimizer-webpack-plugin'
import webpack, { type Configuration, type RuleSetRule } from 'webpack'
import { shellName } from './apps.ts'
import { EvaluationInTurns } from './evaluation-in-turns.ts'
import { reactRefresh } from './react-refresh.ts'

/** What differs between the apps of the suite. */
export interface AppFacts {
  /** Federation name, also webpack's unique name and part of every generated class name. */
  readonly name: string
  /** Absolute folder of the workspace. */
  readonly folder: string
  readonly development: boolean
  readonly publicPath: string
}

// Loaders are this package's own: webpack would look for a bare name from the app's folder.
const require = createRequire(import.meta.url)
/** A slow line is no fault: what is told too soon starts the same load anew, and the page never starts. */
const maxChunkWaitMs = 30_000
const sharedFolder = resolve(import.meta.dirname, '../..')
const sheetLoader = MiniCssExtractPlugin.loader

/** Everything that the shell and the remotes build alike. Entry, federation and pages are added by the caller. */
export function baseConfig({ name, folder, development, publicPath }: AppFacts): Configuration {
  const hash = development ? '' : '.[contenthash:8]'
  return {
    name,
    context: folder,
    mode: development ? 'development' : 'production',
    // Never an eval devtool: the content security policy forbids eval.
    devtool: development ? 'cheap-module-source-map' : false,
    target: 'web',
    output: {
      path: join(folder, 'dist'),
      clean: true,
      uniqueName: name,
      publicPath,
      filename: `[name]${hash}.js`,
      chunkFilename: `[name]${hash}.js`,
      assetModuleFilename: 'assets/[name].[contenthash:10][ext]',
      crossOriginLoading: 'anonymous',
      chunkLoadTimeout: maxChunkWaitMs,
    },
    resolve: { extensions: ['.ts', '.tsx', '.js'] },
    module: {
      parser: { javascript: { exportsPresence: 'error' } },
      rules: [
        scriptRule(development),
        ...(development ? [] : [callsRule]),
        styleRule(name, development, development ? require.resolve('style-loader') : sheetLoader),
        assetRule,
      ],
    },
    plugins: [
      wordsInEnglish(),
      oneLanguage(),
      lazyFormats(),
      ...(development
        ? reactRefresh(name)
        : [
            new MiniCssExtractPlugin({
              ignoreOrder: true,
              filename: `[name]${hash}.css`,
              chunkFilename: `[name]${hash}.css`,
            }),
            new EvaluationInTurns(),
          ]),
    ],
    optimization: {
      moduleIds: 'deterministic',
      chunkIds: 'deterministic',
      minimizer: [
        new MinimizerPlugin({ minify: MinimizerPlugin.swcMinify, extractComments: false }),
        new CssMinimizerPlugin(),
      ],
    },
    cache: {
      type: 'filesystem',
      cacheDirectory: join(folder, '.cache'),
      name: development ? 'development' : 'production',
      buildDependencies: { config: [join(folder, 'webpack.config.ts'), `${import.meta.dirname}/`] },
    },
    performance: { hints: false },
    // Federation warns of every package shared by subpath with exceptions; ours are style sheets and the host's own part.
    ignoreWarnings: [/"singleton: true" is used together with "exclude\.request/],
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  }
}

/**
 * What react-aria says to screen readers, in the language of the pages alone: its 34 languages are a fifth of the script
 * of a list, and one of another browser's would be read with an English page.
 */
function wordsInEnglish() {
  return new webpack.NormalModuleReplacementPlugin(/[\\/]intl[\\/](\w+[\\/])?[a-z]{2}-[A-Z]{2}\.mjs$/, (words) => {
    words.request = words.request.replace(/[a-z]{2}-[A-Z]{2}\.mjs$/, 'en-US.mjs')
  })
}

/**
 * The browser's language, which react-aria asks for as it loads, is asked for by nobody: the pages are in English. The first
 * question costs a tenth of a second on a cheap phone, since the browser then lists all languages that it can write dates in.
 */
function oneLanguage() {
  return new webpack.NormalModuleReplacementPlugin(
    /([\\/]useDefaultLocale|react-aria[\\/]dist[\\/]private[\\/]i18n[\\/]utils)\.mjs$/,
    join(import.meta.dirname, 'one-language.mjs'),
  )
}

/** What react-aria makes for every list to choose from, and next to no list uses. */
function lazyFormats() {
  return new webpack.NormalModuleReplacementPlugin(
    /[\\/](useCollator|useListFormatter)\.mjs$/,
    join(import.meta.dirname, 'lazy-formats.mjs'),
  )
}

/** For code that draws an app's pages in Node: the same script, the same class names, and no files. What is shared has the names of the shell's build. */
export function rulesForNode(name: string): RuleSetRule[] {
  const shell = { name: shellName, context: resolve(sharedFolder, '../shell') }
  return [
    scriptRule(false),
    { ...styleRule(name, false, null), exclude: sharedFolder },
    { ...styleRule(shell.name, false, null, shell.context), include: sharedFolder },
    { ...assetRule, generator: { emit: false } },
  ]
}

function scriptRule(development: boolean): RuleSetRule {
  return {
    test: /\.tsx?$/,
    // Workspace packages are sources, reached through their link in node_modules but resolved to their real path.
    exclude: /node_modules/,
    loader: require.resolve('swc-loader'),
    options: {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        target: 'es2022',
        transform: { react: { runtime: 'automatic', development, refresh: development } },
      },
    },
  }
}

/** Schemas and what only the server reads of a call: a tenth of what a page of the organisation loads, and dear to evaluate. */
const callsRule: RuleSetRule = {
  test: join(sharedFolder, 'contracts/src'),
  enforce: 'post',
  loader: join(import.meta.dirname, 'calls-for-pages.ts'),
}

/** `loader` puts the sheets where they belong; null takes their class names alone. */
function styleRule(name: string, development: boolean, loader: string | null, context?: string): RuleSetRule {
  return {
    test: /\.css$/,
    sideEffects: true,
    use: [
      ...(loader === null ? [] : [loader]),
      {
        loader: require.resolve('css-loader'),
        options: {
          modules: {
            auto: /\.module\.css$/,
            namedExport: false,
            exportLocalsConvention: 'as-is',
            exportOnlyLocals: loader === null,
            ...(context === undefined ? {} : { localIdentContext: context }),
            // Two remotes may hold the same file path and class: the app's name keeps them apart.
            localIdentName: development ? `${name}_[name]_[local]_[hash:base64:4]` : `${name}_[hash:base64:6]`,
          },
        },
      },
    ],
  }
}

const assetRule: RuleSetRule = { test: /\.(woff2?|png|jpe?g|webp|avif|svg|gif)$/, type: 'asset/resource' }
