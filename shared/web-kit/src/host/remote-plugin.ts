import { type ModuleFederationRuntimePlugin, satisfy } from '@module-federation/enhanced/runtime'
import type { OfferedFile } from './offer-shared.ts'
import { patienceMs } from './patience.ts'
import { turn } from './turn.ts'

/** A remote that was built against packages this page does not have. Trying again does not help, a new release does. */
class IncompatibleRemote extends Error {
  override readonly name = 'IncompatibleRemote'
}

interface SharedNeed {
  readonly name: string
  readonly requiredVersion: string
}

/** The parts of `needs` that the page cannot provide, readable; empty when the remote can run. */
export function missingShares(
  needs: readonly SharedNeed[],
  offered: readonly Pick<OfferedFile, 'name' | 'version'>[],
): string[] {
  const versions = new Map(offered.map(({ name, version }) => [name, version]))
  /** Most modules ask the same of one package. */
  const compared = new Map<string, boolean>()
  const isIn = (version: string, range: string) => {
    const key = `${version} ${range}`
    const known = compared.get(key) ?? (range === '' || satisfy(version, range))
    compared.set(key, known)
    return known
  }
  return needs.flatMap(({ name, requiredVersion }) => {
    const version = versions.get(name)
    if (version !== undefined && isIn(version, requiredVersion)) return []
    return [`${name} ${requiredVersion} (page has ${version ?? 'none'})`]
  })
}

/** In milliseconds: a frame's time on a device four times as slow. */
const maxTurnMs = 6
let line = Promise.resolve()
let endsAtMs = 0

/** Goes on in another turn of the page once this one has lasted; one after the other, so that one pause is enough for all. */
function afterTurn<Args>(args: Args): Promise<Args> {
  line = line.then(async () => {
    if (Date.now() <= endsAtMs) return
    await turn()
    endsAtMs = Date.now() + maxTurnMs
  })
  return line.then(() => args)
}

/** What federation is about to look for files of. */
interface Sought {
  readonly nameOrAlias: string
  /** As it loads a remote; not when it was asked to preload one. */
  readonly recordPreloadedAssets?: boolean
}

/** Whether the document has named the files of a remote that is loaded now: looking for them again is work for nothing. */
export function isNamed(
  { nameOrAlias, recordPreloadedAssets }: Sought,
  remotes: readonly { readonly name: string; readonly entry?: string }[],
): boolean {
  const manifest = remotes.find(({ name }) => name === nameOrAlias)?.entry
  if (recordPreloadedAssets !== true || manifest === undefined) return false
  const { pathname } = new URL(manifest, location.origin)
  return document.head.querySelector(`link[rel="preload"][href="${CSS.escape(pathname)}"]`) !== null
}

/**
 * Time limits that federation does not set, and a check of versions before any code of a remote runs, which is then offered
 * (`offer`) what it names. Without the check a second attempt after a version conflict would run a half-initialised remote.
 */
export function remotePlugin(
  files: readonly OfferedFile[],
  offer: (names: ReadonlySet<string>) => void,
): ModuleFederationRuntimePlugin {
  const attempts = new Map<string, number>()
  return {
    name: 'waymark-remotes',
    async fetch(url, options) {
      const response = await fetch(url, { ...options, cache: 'no-cache', signal: AbortSignal.timeout(patienceMs()) })
      // An error response in JSON would otherwise be taken for a broken manifest and cached.
      if (!response.ok) throw new Error(`${url} answered ${response.status}`)
      return response
    },
    createScript({ url, attrs }) {
      const attempt = attempts.get(url) ?? 0
      attempts.set(url, attempt + 1)
      const script = document.createElement('script')
      for (const [name, value] of Object.entries(attrs ?? {})) script.setAttribute(name, String(value))
      // A hung script holds the browser's cache lock on its address; another query string gets past it.
      script.src = attempt === 0 ? url : `${url}?retry=${attempt}`
      script.async = true
      if (!url.startsWith(`${location.origin}/`)) script.crossOrigin = 'anonymous'
      return { script, timeout: patienceMs() }
    },
    // Between its steps the page can be drawn and pressed: together they take a fifth of a second on a cheap phone.
    beforeRequest: afterTurn,
    beforeLoadShare: afterTurn,
    async beforePreloadRemote({ preloadOps, options }) {
      const [sought] = preloadOps
      if (sought && isNamed(sought, options.remotes)) preloadOps.length = 0
    },
    async loadRemoteSnapshot(snapshot) {
      const { manifestJson, moduleInfo } = snapshot
      const needs = manifestJson?.shared ?? []
      const missing = missingShares(needs, files)
      if (missing.length > 0) {
        throw new IncompatibleRemote(`${moduleInfo.name} has incompatible shared packages: ${missing.join(', ')}`)
      }
      await turn()
      offer(new Set(needs.map(({ name }) => name)))
      return snapshot
    },
  }
}
