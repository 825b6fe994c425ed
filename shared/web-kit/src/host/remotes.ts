import { getInstance } from '@module-federation/enhanced/runtime'
import type { RemoteModule } from '../remote-module.ts'
import { remotePlugin } from './remote-plugin.ts'
import { readRegistry } from './remote-registry.ts'

const registryAddress = '/remotes.json'
const longestRegistryWaitMs = 5000

let registered: Promise<ReadonlySet<string>> | undefined
let options: RemoteOptions = { allowedOrigins: [], prepare: async () => {} }
let prepared: Promise<void> | undefined
const loaded = new Map<string, RemoteModule>()

/** What the shell decides about remotes. */
export interface RemoteOptions {
  /** Foreign origins that may serve remotes, beside the page's own. */
  readonly allowedOrigins: readonly string[]
  /** Awaited before the first remote runs; tried again when it fails. */
  readonly prepare: () => Promise<void>
}

/** Fetches `/remotes.json` and registers what it names. Call once, as early as possible. */
export function startRemotes(remoteOptions: RemoteOptions): void {
  options = remoteOptions
  host().registerPlugins([remotePlugin()])
  registry().catch(() => {
    // The first navigation into a remote asks again and shows what is wrong.
  })
}

/** Brings a remote's entry and module early, without running it. Failures stay silent: the later load reports them. */
export function preloadRemote(name: string): void {
  if (loaded.has(name)) return
  prepareOnce().catch(() => {})
  registry()
    .then(() => host().preloadRemote([{ nameOrAlias: name, exposes: ['register'], resourceCategory: 'sync' }]))
    .catch(() => {})
}

/** A remote's routes and slots. Rejects when the remote is unknown, unreachable, too slow or incompatible; the next call tries afresh. */
export async function loadRemoteModule(name: string): Promise<RemoteModule> {
  const known = loaded.get(name)
  if (known) return known
  const [names] = await Promise.all([registry(), prepareOnce()])
  if (!names.has(name)) throw new Error(`${registryAddress} does not name ${name}.`)
  const remote = await host().loadRemote<RemoteModule>(`${name}/register`)
  if (!remote) throw new Error(`${name} exposes nothing.`)
  loaded.set(name, remote)
  return remote
}

function prepareOnce(): Promise<void> {
  prepared ??= options.prepare().catch((error: unknown) => {
    prepared = undefined
    throw error
  })
  return prepared
}

function registry(): Promise<ReadonlySet<string>> {
  registered ??= fetchRegistry().catch((error: unknown) => {
    registered = undefined
    throw error
  })
  return registered
}

async function fetchRegistry(): Promise<ReadonlySet<string>> {
  const response = await fetch(registryAddress, {
    cache: 'no-cache',
    signal: AbortSignal.timeout(longestRegistryWaitMs),
  })
  if (!response.ok) throw new Error(`${registryAddress} answered ${response.status}.`)
  const { remotes } = readRegistry(await response.json(), location.origin, options.allowedOrigins)
  host().registerRemotes(remotes.map(({ name, manifest }) => ({ name, entry: manifest })))
  return new Set(remotes.map(({ name }) => name))
}

function host() {
  const instance = getInstance()
  if (!instance) throw new Error('Only the shell can load remotes.')
  return instance
}
