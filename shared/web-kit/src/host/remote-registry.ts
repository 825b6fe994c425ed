/** One remote as `/remotes.json` names it. */
export interface RegisteredRemote {
  readonly name: string
  /** Address of its `mf-manifest.json`, absolute. */
  readonly manifest: string
  readonly version: string
  /** Addresses that whoever runs the suite gives it beside those that the shell knows, unread: the shell checks them. */
  readonly addresses?: unknown
  /** What it says of its own screens, unread: the shell checks it. */
  readonly declares: unknown
}

/** The content of `/remotes.json`: what can be used, and why the rest cannot. */
export interface RemoteRegistry {
  readonly remotes: readonly RegisteredRemote[]
  /** By name; an entry without a name darkens nobody. */
  readonly faults: ReadonlyMap<string, Error>
}

/** Where developers run remotes of their own instead of those that are listed, by name. */
export type RemoteOverrides = Readonly<Record<string, string>>

/**
 * Reads `/remotes.json`, entry by entry: a wrong one darkens its own remote. Manifests must be on the page's own origin or on
 * one that the gateway allows: whoever can write the list must not be able to bring in code from anywhere else. Overrides
 * count where the gateway allows them. Throws when there is no list at all.
 */
export function readRegistry(value: unknown, pageOrigin: string, overrides: RemoteOverrides = {}): RemoteRegistry {
  if (!isRecord(value) || !Array.isArray(value.remotes))
    throw new Error('/remotes.json does not hold a list of remotes.')
  const origins = [pageOrigin, ...(Array.isArray(value.origins) ? value.origins : [])]
  const remotes = new Map<string, RegisteredRemote>()
  const faults = new Map<string, Error>()
  for (const entry of value.remotes) {
    const name = nameOf(entry)
    if (name === undefined) continue
    const own = value.overrides === true ? overrides[name] : undefined
    const read = remotes.has(name)
      ? new Error(`/remotes.json names ${name} twice.`)
      : readEntry(name, own === undefined ? entry : { ...entry, manifest: own }, pageOrigin, origins)
    if (read instanceof Error) {
      remotes.delete(name)
      faults.set(name, read)
    } else if (!faults.has(name)) remotes.set(name, read)
  }
  return { remotes: [...remotes.values()], faults }
}

function nameOf(entry: unknown): string | undefined {
  const name = isRecord(entry) ? entry.name : undefined
  return typeof name === 'string' && /^[a-z][a-z0-9_]*$/.test(name) ? name : undefined
}

function readEntry(
  name: string,
  { manifest, version, addresses, declares }: Readonly<Record<string, unknown>>,
  pageOrigin: string,
  origins: readonly unknown[],
): RegisteredRemote | Error {
  if (typeof manifest !== 'string') return new Error(`/remotes.json holds no manifest address for ${name}.`)
  const address = addressOf(manifest, pageOrigin)
  if (!address || !origins.includes(address.origin))
    return new Error(`/remotes.json names an address for ${name} that is not allowed.`)
  return { name, manifest: address.href, version: typeof version === 'string' ? version : '', addresses, declares }
}

function addressOf(manifest: string, pageOrigin: string): URL | null {
  const address = URL.parse(manifest, pageOrigin)
  return address && (address.protocol === 'https:' || address.protocol === 'http:') ? address : null
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
