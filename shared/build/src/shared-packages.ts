import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve, sep } from 'node:path'

const require = createRequire(import.meta.url)
const sharedFolder = resolve(import.meta.dirname, '../..')

/** How an app takes part: the shell provides everything, a remote only consumes, a remote run alone brings its own. */
export type ShareRole = 'provider' | 'consumer' | 'alone'

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
const npmPackages = ['react', 'react-dom', '@tanstack/react-query', 'zustand']

/** Workspace packages shared file by file, because a shared package is not tree-shaken. */
const workspacePackages = ['web-kit', 'ui']

/** Style sheets are imported once by the shell, and `web-kit/host` runs in it before sharing starts. */
const notShared = /(^|\/)styles\/|\.css$|^host\//

/** The one list of packages shared between the apps, with the rules of `role`. */
export function sharedPackages(role: ShareRole): Record<string, SharedPackage> {
  const shared: Record<string, SharedPackage> = {}
  for (const name of npmPackages) {
    shared[name] = { ...rules(versionIn(require.resolve(`${name}/package.json`)), role) }
  }
  for (const folder of workspacePackages) {
    const version = versionIn(join(sharedFolder, folder, 'package.json'))
    shared[`@waymark/${folder}/`] = {
      ...rules(version, role),
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

/**
 * Every module of the packages shared by subpath, as import requests. The shell names each of them once
 * (lazily), so that a remote may use one that the shell itself does not.
 */
export function sharedSubpaths(): string[] {
  return workspacePackages.flatMap((folder) => {
    const exported = exportsIn(join(sharedFolder, folder, 'package.json'))
    const pattern = /^\.\/src\/\*(\.tsx?)$/.exec(exported['./*'] ?? '')?.[1] ?? '.ts'
    const named = Object.keys(exported).filter((key) => !key.includes('*'))
    const files = readdirSync(join(sharedFolder, folder, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith(pattern) && !/\.(test|d)\.tsx?$/.test(file))
      .map((file) => `./${file.replaceAll(sep, '/').slice(0, -pattern.length)}`)
    return [...named, ...files]
      .map((key) => key.slice('./'.length))
      .filter((subpath) => !notShared.test(subpath))
      .sort()
      .map((subpath) => `@waymark/${folder}/${subpath}`)
  })
}

function rules(version: string, role: ShareRole): SharedPackage {
  const [major = '0', minor = '0'] = version.split('.')
  const requiredVersion = major === '0' ? `^0.${minor}.0` : `^${major}.0.0`
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
