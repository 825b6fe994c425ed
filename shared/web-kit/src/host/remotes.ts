import type { ModuleFederation } from '@module-federation/enhanced/runtime'
import type { RemoteModule } from '../remotes/remote-module.ts'
import { type RegisteredRemote, readRegistry } from './remote-registry.ts'

const registryAddress = '/remotes.json'
const maxRegistryWaitMs = 5000

let listed: Promise<readonly RegisteredRemote[]> | undefined
let options: RemoteOptions = {
  allowedOrigins: [],
  openHost: () => Promise.reject(new Error('Only the shell can load remotes.')),
}
let hosting: Promise<ModuleFederation> | undefined
const loaded = new Map<string, RemoteModule>()

/** What the shell decides about remotes. */
export interface RemoteOptions {
  /** Foreign origins that may serve remotes, beside the page's own. */
  readonly allowedOrigins: readonly string[]
  /** Loads the federation runtime, which is large, with what it shares with remotes. Retried when it fails. */
  readonly openHost: () => Promise<ModuleFederation>
}

/** Fetches `/remotes.json`. Call once, as early as possible. */
export function startRemotes(remoteOptions: RemoteOptions): void {
  options = remoteOptions
  list().catch(() => {
    // The first navigation into a remote tries again and shows the error.
  })
}

/** Preloads a remote's entry and module without running it. Failures stay silent: the later load reports them. */
export function preloadRemote(name: string): void {
  if (loaded.has(name)) return
  host()
    .then((federation) =>
      federation.preloadRemote([{ nameOrAlias: name, exposes: ['register'], resourceCategory: 'sync' }]),
    )
    .catch(() => {})
}

/** A remote's routes and slots. Rejects when the remote is unknown, unreachable, too slow or incompatible; the next call tries again. */
export async function loadRemoteModule(name: string): Promise<RemoteModule> {
  const known = loaded.get(name)
  if (known) return known
  const federation = await host()
  if (!(await list()).some((listedRemote) => listedRemote.name === name))
    throw new Error(`${registryAddress} does not name ${name}.`)
  const remote = await federation.loadRemote<RemoteModule>(`${name}/register`)
  if (!remote) throw new Error(`${name} exposes nothing.`)
  loaded.set(name, remote)
  return remote
}

function list(): Promise<readonly RegisteredRemote[]> {
  listed ??= fetchList().catch((error: unknown) => {
    listed = undefined
    throw error
  })
  return listed
}

async function fetchList(): Promise<readonly RegisteredRemote[]> {
  const response = await fetch(registryAddress, {
    cache: 'no-cache',
    signal: AbortSignal.timeout(maxRegistryWaitMs),
  })
  if (!response.ok) throw new Error(`${registryAddress} answered ${response.status}.`)
  return readRegistry(await response.json(), location.origin, options.allowedOrigins).remotes
}

/** This page as a host that knows the listed remotes. */
function host(): Promise<ModuleFederation> {
  hosting ??= openHost().catch((error: unknown) => {
    hosting = undefined
    throw error
  })
  return hosting
}

async function openHost(): Promise<ModuleFederation> {
  const [federation, remotes] = await Promise.all([options.openHost(), list()])
  federation.registerRemotes(remotes.map(({ name, manifest }) => ({ name, entry: manifest })))
  return federation
}
