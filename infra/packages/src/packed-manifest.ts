/** What is read of a `package.json`. */
export interface Manifest {
  readonly name: string
  readonly version: string
  readonly exports?: Readonly<Record<string, string>>
  readonly dependencies?: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
  readonly peerDependencies?: Readonly<Record<string, string>>
}

/** Packages of which a page, or a build, holds one: they are found beside ours, at a version that goes with it. */
const onePerPage = ['react', 'react-dom', '@tanstack/react-query', 'zustand']
/** Federation reaches into its files, which change from one minor version to the next. */
const onePerBuild = 'webpack'

/**
 * The `package.json` of what is packed: entries name compiled files, packages of the suite ask for the minor version
 * that they were compiled with, those that a page holds once are peers, and what only `testing` takes is a peer that may
 * be missing. `imported` are the packages that the compiled files name. Throws for one that is not declared.
 */
export function packedManifest(
  { name, version, exports = {}, dependencies = {}, devDependencies = {}, peerDependencies = {} }: Manifest,
  imported: ReadonlySet<string>,
): object {
  const undeclared = [...imported].filter(
    (one) => ![dependencies, devDependencies, peerDependencies].some((declared) => Object.hasOwn(declared, one)),
  )
  if (undeclared.length > 0) throw new Error(`${name} imports ${undeclared.join(', ')} without declaring it.`)
  const rangeOf = (one: string, range: string) => (one.startsWith('@waymark/') ? `^${version}` : range)
  const isPeer = (one: string) => one === onePerBuild || onePerPage.includes(one)
  const peers = mapEntries({ ...pick(dependencies, isPeer), ...peerDependencies }, (one, range) =>
    onePerPage.includes(one) ? `^${range}` : rangeOf(one, range),
  )
  const optional = pick(devDependencies, (one) => imported.has(one))
  return {
    name,
    version,
    type: 'module',
    license: 'UNLICENSED',
    sideEffects: ['**/*.css'],
    exports: mapEntries(exports, (_entry, source) => compiledEntry(source)),
    files: ['dist', 'types'],
    dependencies: mapEntries(
      pick(dependencies, (one) => !isPeer(one)),
      rangeOf,
    ),
    peerDependencies: { ...peers, ...mapEntries(optional, (one, range) => rangeOf(one, `^${range}`)) },
    peerDependenciesMeta: mapEntries(optional, () => ({ optional: true })),
  }
}

/** Where the compiled file of a source is, with its types. */
function compiledEntry(source: string): string | { readonly types: string; readonly default: string } {
  const compiled = source.replace('./src/', './dist/')
  if (source.endsWith('.d.ts') || !/\.tsx?$/.test(source)) return compiled
  return { types: compiled.replace(/\.tsx?$/, '.d.ts'), default: compiled.replace(/\.tsx?$/, '.js') }
}

function pick(
  record: Readonly<Record<string, string>>,
  isTaken: (name: string) => boolean,
): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(record).filter(([name]) => isTaken(name)))
}

function mapEntries<Value, Result>(
  record: Readonly<Record<string, Value>>,
  change: (name: string, value: Value) => Result,
): Readonly<Record<string, Result>> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(name, value)]))
}
