/** One remote as `/remotes.json` names it. */
export interface RegisteredRemote {
  readonly name: string
  /** Address of its `mf-manifest.json`, absolute or relative to the page's origin. */
  readonly manifest: string
  readonly version: string
}

/** The content of `/remotes.json`. */
export interface RemoteRegistry {
  readonly remotes: readonly RegisteredRemote[]
}

/**
 * Reads `/remotes.json`. Manifests must be on the page's own origin or on one of `allowedOrigins`: whoever can
 * write the file must not be able to bring in code from anywhere else. Throws with a sentence that says which entry is wrong.
 */
export function readRegistry(value: unknown, pageOrigin: string, allowedOrigins: readonly string[]): RemoteRegistry {
  if (!isRecord(value) || !Array.isArray(value.remotes))
    throw new Error('/remotes.json does not hold a list of remotes.')
  const names = new Set<string>()
  const remotes = value.remotes.map((entry: unknown): RegisteredRemote => {
    if (!isRecord(entry)) throw new Error('/remotes.json holds an entry that is not an object.')
    const { name, manifest, version } = entry
    if (typeof name !== 'string' || !/^[a-z][a-z0-9_]*$/.test(name))
      throw new Error('/remotes.json holds a remote without a valid name.')
    if (names.has(name)) throw new Error(`/remotes.json names ${name} twice.`)
    names.add(name)
    if (typeof manifest !== 'string') throw new Error(`/remotes.json holds no manifest address for ${name}.`)
    const address = addressOf(manifest, pageOrigin)
    if (!address || (address.origin !== pageOrigin && !allowedOrigins.includes(address.origin))) {
      throw new Error(`/remotes.json names an address for ${name} that is not allowed.`)
    }
    return { name, manifest: address.href, version: typeof version === 'string' ? version : '' }
  })
  return { remotes }
}

function addressOf(manifest: string, pageOrigin: string): URL | null {
  const address = URL.parse(manifest, pageOrigin)
  return address && (address.protocol === 'https:' || address.protocol === 'http:') ? address : null
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
