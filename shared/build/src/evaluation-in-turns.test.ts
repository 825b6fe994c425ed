import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import webpack, { type Configuration } from 'webpack'
import { EvaluationInTurns } from './evaluation-in-turns.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'waymark-turns-'))
  mkdirSync(join(folder, 'src'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Enough for a part of its own. */
const large = `export const words = ${JSON.stringify('x'.repeat(30_000))};`
const noted = (name: string, imports = '') => `${imports}\nglobalThis.evaluated.push('${name}');\n${large}`

/** Builds the modules, and returns the text of each file. */
async function build(modules: Readonly<Record<string, string>>, optimization: Configuration['optimization'] = {}) {
  for (const [name, source] of Object.entries(modules)) writeFileSync(join(folder, 'src', `${name}.js`), source)
  await new Promise<void>((resolve, reject) =>
    webpack(
      {
        mode: 'production',
        context: folder,
        entry: './src/main.js',
        target: 'node',
        output: { path: join(folder, 'dist'), chunkFilename: '[name].js' },
        optimization: {
          minimize: false,
          concatenateModules: false,
          chunkIds: 'named',
          moduleIds: 'named',
          ...optimization,
        },
        plugins: [new EvaluationInTurns()],
      },
      (error, stats) => ((error ?? stats?.hasErrors()) ? reject(error ?? new Error(stats?.toString())) : resolve()),
    ),
  )
  const dist = join(folder, 'dist')
  return new Map(readdirSync(dist).map((file) => [file, readFileSync(join(dist, file), 'utf8')]))
}

it('lists the large modules below an import in the order of their evaluation', async () => {
  const files = await build({
    main: `import(/* webpackChunkName: "screen" */ './screen.js')`,
    screen: noted('screen', "import './first.js'; import './second.js'"),
    first: noted('first', "import './below.js'"),
    below: noted('below'),
    second: noted('second'),
  })
  const plan = JSON.parse(files.get('screen.js')?.match(/"\/screen":(\[\[.*?\],\[.*?\]\])/)?.[1] ?? 'null')
  expect(plan).toEqual([[], ['./src/below.js', './src/first.js', './src/second.js']])
})

it('lists no module of a cycle but the one that it begins with', async () => {
  const files = await build({
    main: `import(/* webpackChunkName: "screen" */ './screen.js')`,
    screen: noted('screen', "import './one.js'"),
    one: noted('one', "import './other.js'"),
    other: noted('other', "import './one.js'"),
  })
  const plan = JSON.parse(files.get('screen.js')?.match(/"\/screen":(\[\[.*?\],\[.*?\]\])/)?.[1] ?? 'null')
  expect(plan).toEqual([[], ['./src/one.js']])
})

it('lists nothing in a chunk that another import loads beside its own', async () => {
  const cacheGroups = { lent: { name: 'lent', test: /lent\.js$/, chunks: 'all', enforce: true } } as const
  const files = await build(
    {
      main: `import(/* webpackChunkName: "screen" */ './screen.js'); import(/* webpackChunkName: "lent-alone" */ './lent.js')`,
      screen: noted('screen', "import './lent.js'; import './own.js'"),
      own: noted('own'),
      lent: noted('lent', "import './below.js'"),
      below: noted('below'),
    },
    { splitChunks: { cacheGroups } },
  )
  expect(files.get('lent.js')).not.toContain('"/lent"')
  expect(files.get('screen.js')).toContain('"/screen":')
})

it('evaluates everything once, in the order of the imports, before the import is there', async () => {
  const state = globalThis as { evaluated?: string[]; done?: Promise<unknown> }
  state.evaluated = []
  await build({
    main: `globalThis.done = import(/* webpackChunkName: "screen" */ './screen.js')`,
    screen: noted('screen', "import './first.js'; import './second.js'"),
    first: noted('first', "import './below.js'"),
    below: noted('below'),
    second: noted('second', "import './below.js'"),
  })
  Object.assign(globalThis, { self: globalThis })
  await import(join(folder, 'dist/main.js'))
  await state.done
  expect(state.evaluated).toEqual(['below', 'first', 'second', 'screen'])
})
