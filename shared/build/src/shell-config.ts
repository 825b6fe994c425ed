import { createRequire } from 'node:module'
import { join, relative, sep } from 'node:path'
import HtmlWebpackPlugin from 'html-webpack-plugin'
import webpack, { type Chunk, type ChunkGraph, type Configuration, type Module } from 'webpack'
import { shellDevPort, shellName } from './apps.ts'
import { baseConfig } from './base-config.ts'
import { devServer } from './dev-server.ts'
import { FileList } from './file-list.ts'
import { FirstScreens } from './first-screens.ts'
import { PreloadStartChunks } from './preload-start-chunks.ts'
import { PublicFiles } from './public-files.ts'
import { ScreenFiles } from './screen-files.ts'
import { fileOfShared, firstOfForms, lentFiles, lentPart } from './shared-files.ts'
import { sharedModules } from './shared-packages.ts'

const require = createRequire(import.meta.url)

/** Chunks that the first page needs, grouped so that they load in one wave and stay cached over releases. */
const startGroups = {
  framework: { name: 'framework', test: /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 40 },
  platform: {
    name: 'platform',
    test: atStart(/[\\/](node_modules[\\/](react-router|@tanstack|zustand)|shared[\\/]web-kit[\\/]src)[\\/]/),
    priority: 30,
  },
  plainUi: {
    name: 'ui-plain',
    test: atStart(/[\\/](shared[\\/]ui[\\/]src|node_modules[\\/]lucide-react)[\\/]/),
    priority: 25,
  },
  // What many components stand on: pressing, focus, labels. Cut finer, every component would name a dozen chunks. Of
  // ui only files that stand on react-aria themselves: with any other the front page would load all of this.
  uiCore: {
    name: 'ui-core',
    test: /[\\/](node_modules[\\/](react-aria|react-stately|react-aria-components|@internationalized|use-sync-external-store)[\\/]|shared[\\/]ui[\\/]src[\\/]fields[\\/]field-(error|hint|label)\.tsx)/,
    minChunks: 12,
    priority: 20,
  },
  // What menus and choices stand on: every page of somebody who is signed in has a menu.
  uiCollections: {
    name: 'ui-collections',
    test: /[\\/]node_modules[\\/](react-(aria|stately)[\\/]dist[\\/]private[\\/](collections|menu|selection)[\\/]|react-aria-components[\\/]dist[\\/]private[\\/](Collection|Menu)\.mjs)/,
    minChunks: 2,
    priority: 25,
  },
  // The language, the links and the spoken words of all that stands on react-aria: every screen of a remote stands in it.
  uiProvider: {
    name: 'ui-provider',
    test: /[\\/](react-aria[\\/]dist[\\/]private[\\/](i18n[\\/](I18nProvider|useDefaultLocale|utils)|live-announcer[\\/]LiveAnnouncer|ssr[\\/]SSRProvider|utils[\\/](openLink|focusWithoutScrolling|platform))\.mjs|shared[\\/]ui[\\/]src[\\/]layout[\\/]ui-provider\.tsx)$/,
    priority: 35,
  },
  // Every call that is checked stands on it.
  schemas: { name: 'schemas', test: /[\\/]node_modules[\\/]zod[\\/]/, minChunks: 12, priority: 20 },
}

/** What the host lends, with all that it stands on: each module once, in the first of the files that need it. No page of the shell cuts them further. */
const lentGroups = Object.fromEntries(
  lentFiles.map((file) => [
    file,
    {
      name: file,
      test: (module: Module, { chunkGraph }: { chunkGraph: ChunkGraph }) =>
        file === lentFiles[firstLentOf(module, chunkGraph)],
      chunks: isLent,
      minChunks: 1,
      priority: 15,
    },
  ]),
)

/** The looks of all that is for forms and more, in one sheet: screens that need some of it need several, and each is 1 or 2 kB. */
const formStyles = {
  name: 'shared-forms',
  type: 'css/mini-extract',
  test: (module: Module, { chunkGraph }: { chunkGraph: ChunkGraph }) =>
    firstLentOf(module, chunkGraph) >= lentFiles.indexOf(firstOfForms),
  chunks: isLent,
  minChunks: 1,
  priority: 16,
}

/** Where among the files that are lent a module is first needed; -1 for those of no file. */
function firstLentOf(module: Module, chunkGraph: ChunkGraph): number {
  const chunks = [...chunkGraph.getModuleChunksIterable(module)]
  return lentFiles.findIndex((file) => chunks.some(({ name }) => name === lentPart(file)))
}

function isLent({ name }: Chunk): boolean {
  return lentFiles.some((file) => lentPart(file) === name)
}

/** As webpack cuts by itself. */
const ownGroup = {
  chunks: (chunk: Chunk) => !chunk.canBeInitial() && !isLent(chunk),
  minChunks: 2,
  reuseExistingChunk: true,
  priority: -20,
}

/** The document of /access-page, which in another site's page starts with less than the others. */
const accessPage = 'screens/access-page.html'

/** The chunks that every document names. */
const documentChunks = ['framework', 'platform', 'ui-plain', 'bootstrap']

/** What a page of its own starts with, and what one in another site's page does. */
const startChunks = ['bootstrap', 'framed-page']

/** Holds for modules with such a path that every page starts with; the same packages have parts that only some screens use. */
function atStart(path: RegExp) {
  return (module: Module, { chunkGraph }: { chunkGraph: ChunkGraph }) =>
    path.test(module.nameForCondition() ?? '') &&
    startChunks.every((start) => [...chunkGraph.getModuleChunksIterable(module)].some(({ name }) => name === start))
}

/** webpack configuration of the shell. `folder` is the workspace's absolute folder. */
export function shellConfig(folder: string) {
  return (_environment: unknown, { mode }: { mode?: string }): Configuration => {
    const development = mode === 'development'
    const base = baseConfig({ name: shellName, folder, development, publicPath: '/' })
    return {
      ...base,
      entry: { main: './src/index.ts' },
      optimization: {
        ...base.optimization,
        splitChunks: {
          chunks: 'async',
          maxAsyncRequests: 6,
          cacheGroups: {
            ...mapValues({ ...startGroups, ...lentGroups, formStyles }, (group) => ({ ...group, enforce: true })),
            default: ownGroup,
            defaultVendors: false,
          },
        },
      },
      plugins: [
        ...(base.plugins ?? []),
        new webpack.experiments.schemes.VirtualUrlPlugin(
          {
            'shared-modules': { type: '.js', source: () => sharedModulesSource(folder), version: true },
            'federation-runtime': { type: '.js', source: federationRuntimeSource },
          },
          { context: folder },
        ),
        new webpack.DefinePlugin({
          // As federation's own plugin says it: leaves out what only Node needs.
          ENV_TARGET: JSON.stringify('web'),
        }),
        new PublicFiles(join(folder, 'public'), [
          'favicon.svg',
          'robots.txt',
          'offline-worker.js',
          'push-worker.js',
          'access-map.js',
        ]),
        ...['index.html', accessPage].map(
          (filename) =>
            new HtmlWebpackPlugin({ template: join(folder, 'public/index.html'), filename, scriptLoading: 'defer' }),
        ),
        ...(development
          ? []
          : [
              new FileList('offline-files.json'),
              new ScreenFiles(folder, documentChunks),
              new PreloadStartChunks(documentChunks, {
                [accessPage]: ['bootstrap'],
              }),
              new FirstScreens(folder, shellName),
            ]),
      ],
      ...(development ? { devServer: devServer(shellDevPort, 'shell') } : {}),
    }
  }
}

/** The module `virtual:shared-modules`: everything that the host offers, with its version and a way to load it. */
function sharedModulesSource(folder: string): string {
  const lines = sharedModules().map((module) => {
    const { request, version, file } = module
    const path = file === undefined ? request : `./${relative(folder, file).replaceAll(sep, '/')}`
    const shared = fileOfShared(module)
    const from = `${shared ? `/* webpackChunkName: "${lentPart(shared)}" */ ` : ''}${JSON.stringify(path)}`
    return `  { name: ${JSON.stringify(request)}, version: ${JSON.stringify(version)}, load: () => import(${from}) },`
  })
  return `export const sharedModules = [\n${lines.join('\n')}\n]\n`
}

/**
 * The module `virtual:federation-runtime`: what lends the page's federation runtime to remotes. Taken as the ES module,
 * as all else of it is; the CommonJS file that federation's own plugin injects would bring a second copy (87 kB).
 */
function federationRuntimeSource(): string {
  const commonJs = require.resolve('@module-federation/inject-external-runtime-core-plugin')
  return `export { default as lendRuntime } from ${JSON.stringify(commonJs.replace(/index\.cjs$/, 'index.js'))}\n`
}

function mapValues<Value, Result>(
  record: Record<string, Value>,
  change: (value: Value) => Result,
): Record<string, Result> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]))
}
