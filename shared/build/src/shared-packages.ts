import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, sep } from 'node:path'

const require = createRequire(import.meta.url)

/** How a remote takes part: it only consumes what the shell provides, or, run alone, brings its own. */
export type ShareRole = 'consumer' | 'alone'

interface SharedPackage {
  readonly singleton: true
  readonly strictVersion: true
  readonly requiredVersion: string
  readonly version?: string
  readonly packageName?: string
  readonly import?: false
  readonly exclude?: { readonly request: RegExp }
}

/** npm packages that must be one instance on a page. react-router is reached through `@waymark/web-kit/router` only. */
const npmPackages = {
  react: versionIn(require.resolve('react/package.json')),
  'react-dom': versionIn(require.resolve('react-dom/package.json')),
  '@tanstack/react-query': versionIn(require.resolve('@tanstack/react-query/package.json')),
  zustand: versionIn(require.resolve('zustand/package.json')),
}

/** Workspace packages shared file by file, because a shared package is not tree-shaken. */
const workspacePackages = ['web-kit', 'ui']

/** Style sheets are imported once by the shell, `web-kit/host` runs in it before sharing starts, `web-kit/drawing` in Node, and `web-kit/testing` serves tests. */
const notShared = /(^|\/)styles\/|\.(css|json)$|^(host|testing|drawing)\//

/** The one list of packages shared between the apps, with the rules of a remote in `role`. */
export function sharedPackages(role: ShareRole): Record<string, SharedPackage> {
  const shared: Record<string, SharedPackage> = {}
  for (const [name, version] of Object.entries(npmPackages)) shared[name] = rules(`^${majorOf(version)}.0.0`, role)
  for (const folder of workspacePackages) {
    const version = versionIn(packageFileOf(folder))
    shared[`@waymark/${folder}/`] = {
      ...rules(newerThan(version), role),
      version,
      // Without a name federation looks the key itself up as a package, and Node warns of its trailing slash.
      packageName: `@waymark/${folder}`,
      exclude: { request: notShared },
    }
  }
  return shared
}

/** The version range asked for `request` (`react`, `@waymark/ui/button`), or undefined when it is not shared. */
export function requiredVersionOf(request: string): string | undefined {
  const shared = sharedPackages('consumer')
  return Object.entries(shared).find(([key]) => request === key || (key.endsWith('/') && request.startsWith(key)))?.[1]
    .requiredVersion
}

/** One module that the host offers: a package, or a file of a package shared by subpath. */
export interface SharedModule {
  /** As apps import it: `react`, `@waymark/ui/button`. */
  readonly request: string
  readonly version: string
  /** Absolute path of the source of a file shared by subpath. */
  readonly file?: string
}

/** Everything that the host offers to remotes: each package, and every file of those shared by subpath, used by the shell itself or not. */
export function sharedModules(): SharedModule[] {
  const packages = Object.entries(npmPackages).map(([request, version]) => ({ request, version }))
  return [...packages, ...sharedFiles()]
}

function sharedFiles(): Required<SharedModule>[] {
  return workspacePackages.flatMap((folder) => {
    const packageFile = packageFileOf(folder)
    const version = versionIn(packageFile)
    return Object.entries(exportsIn(packageFile))
      .flatMap(([key, target]) => exportedFiles(dirname(packageFile), key, target))
      .filter(({ subpath }) => !notShared.test(subpath))
      .map(({ subpath, file }) => ({ request: `@waymark/${folder}/${subpath}`, version, file }))
      .sort((one, other) => (one.request < other.request ? -1 : 1))
  })
}

/** The files of one line of `exports`; `./*` stands for all of a folder. */
function exportedFiles(
  folder: string,
  key: string,
  target: string,
): { readonly subpath: string; readonly file: string }[] {
  if (!key.includes('*')) return [{ subpath: key.slice('./'.length), file: join(folder, target) }]
  const [before = '', after = ''] = target.split('*')
  return readdirSync(join(folder, before), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(after) && /(?<!\.test|\.d)\.tsx?$/.test(file))
    .map((file) => ({
      subpath: key.slice('./'.length).replace('*', file.replaceAll(sep, '/').slice(0, file.length - after.length)),
      file: join(folder, before, file),
    }))
}

/** Where one of the suite's own packages is installed: its sources here, what was packed of it elsewhere. */
function packageFileOf(folder: string): string {
  return require.resolve(`@waymark/${folder}/package.json`)
}

/** A minor version adds: a page that is older than what a remote was built with may lack what it takes. */
function newerThan(version: string): string {
  const [major, minor = '0'] = version.split('.')
  return `^${major}.${minor}.0`
}

function majorOf(version: string): string {
  return version.slice(0, version.indexOf('.'))
}

function rules(requiredVersion: string, role: ShareRole): SharedPackage {
  const shared: SharedPackage = { singleton: true, strictVersion: true, requiredVersion }
  return role === 'consumer' ? { ...shared, import: false } : shared
}

function versionIn(packageFile: string): string {
  const { version } = packageIn(packageFile)
  if (typeof version !== 'string') throw new Error(`${packageFile} has no version`)
  return version
}

function exportsIn(packageFile: string): Record<string, string> {
  const { exports } = packageIn(packageFile)
  const isText = (entry: [string, unknown]): entry is [string, string] => typeof entry[1] === 'string'
  return Object.fromEntries(Object.entries(exports ?? {}).filter(isText))
}

function packageIn(packageFile: string): { readonly version?: unknown; readonly exports?: object } {
  return JSON.parse(readFileSync(packageFile, 'utf8'))
}
