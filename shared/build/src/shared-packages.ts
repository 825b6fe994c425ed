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
    shared[`@waymark/${folder}/`] = { ...rules(version, role), version, exclude: { request: notShared } }
  }
  return shared
}

/**
 * Every module of the packages shared by subpath, as import requests. The shell names each of them once
 * (lazily), so that a remote may use one that the shell itself does not.
 */
export function sharedSubpaths(): string[] {
  return workspacePackages.flatMap((folder) => {
    const source = join(sharedFolder, folder, 'src')
    return readdirSync(source, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.(test|d)\.tsx?$/.test(file) && !notShared.test(file))
      .filter((file) => folder !== 'ui' || file.endsWith('.tsx'))
      .map((file) => `@waymark/${folder}/${file.replaceAll(sep, '/').replace(/\.tsx?$/, '')}`)
      .sort()
  })
}

function rules(version: string, role: ShareRole): SharedPackage {
  const [major = '0', minor = '0'] = version.split('.')
  const requiredVersion = major === '0' ? `^0.${minor}.0` : `^${major}.0.0`
  const shared: SharedPackage = { singleton: true, strictVersion: true, requiredVersion }
  return role === 'consumer' ? { ...shared, import: false } : shared
}

function versionIn(packageFile: string): string {
  const parsed: unknown = JSON.parse(readFileSync(packageFile, 'utf8'))
  if (typeof parsed === 'object' && parsed !== null && 'version' in parsed && typeof parsed.version === 'string') {
    return parsed.version
  }
  throw new Error(`${packageFile} has no version`)
}
