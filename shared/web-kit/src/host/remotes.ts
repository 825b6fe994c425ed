import type { ModuleFederation } from '@module-federation/enhanced/runtime'
import type { RemoteModule } from '../remotes/remote-module.ts'
import { patienceMs } from './patience.ts'
import { type RegisteredRemote, type RemoteOverrides, type RemoteRegistry, readRegistry } from './remote-registry.ts'

const registryAddress = '/remotes.json'
/** Whoever fails sooner has not kept anybody waiting: a file that broke off once is asked for again. */
const quickMs = 2000

let listed: Promise<RemoteRegistry> | undefined
let options: RemoteOptions = {
  openHost: () => Promise.reject(new Error('Only the shell can load remotes.')),
}
let hosting: Promise<ModuleFederation> | undefined
const loaded = new Map<string, RemoteModule>()
/** Remotes whose last attempt failed; what federation kept of it would fail again. */
const failed = new Set<string>()
const overridesKey = 'waymark-remotes'

/** What the shell decides about remotes. */
export interface RemoteOptions {
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

/** A remote's routes and slots. Rejects when the remote is unknown, unreachable twice, too slow or incompatible; the next call tries again. */
export async function loadRemoteModule(name: string): Promise<RemoteModule> {
  const known = loaded.get(name)
  if (known) return known
  const startedAt = performance.now()
  try {
    return await loadOnce(name)
  } catch (error) {
    if (performance.now() - startedAt > quickMs) throw error
    return loadOnce(name)
  }
}

async function loadOnce(name: string): Promise<RemoteModule> {
  const federation = await host()
  const { remotes, faults } = await list()
  const entry = remotes.find((one) => one.name === name)
  if (!entry) {
    // The list may have been put right since.
    listed = undefined
    throw faults.get(name) ?? new Error(`${registryAddress} does not name ${name}.`)
  }
  if (failed.has(name) || !federation.options.remotes.some((one) => one.name === name))
    federation.registerRemotes([{ name, entry: entry.manifest }], { force: true })
  try {
    const remote = await federation.loadRemote<RemoteModule>(`${name}/register`)
    if (!remote?.routes) throw new Error(`${name} exposes no routes.`)
    failed.delete(name)
    loaded.set(name, remote)
    return remote
  } catch (error) {
    failed.add(name)
    listed = undefined
    throw error
  }
}

/** The remotes as they are listed, for what they declare of themselves and for their versions. */
export async function listedRemotes(): Promise<readonly RegisteredRemote[]> {
  return (await list()).remotes
}

/** Whether a remote that this page runs has another version on the server now. An unreachable server does not count. */
export async function hasNewRemote(): Promise<boolean> {
  if (loaded.size === 0) return false
  try {
    const [before, now] = await Promise.all([listedRemotes(), fetchList()])
    return before.some(
      ({ name, version }) =>
        loaded.has(name) && now.remotes.some((one) => one.name === name && one.version !== version),
    )
  } catch {
    return false
  }
}

function list(): Promise<RemoteRegistry> {
  listed ??= fetchList().catch((error: unknown) => {
    listed = undefined
    throw error
  })
  return listed
}

async function fetchList(): Promise<RemoteRegistry> {
  const response = await fetch(registryAddress, {
    cache: 'no-cache',
    signal: AbortSignal.timeout(patienceMs()),
  })
  if (!response.ok) throw new Error(`${registryAddress} answered ${response.status}.`)
  return readRegistry(await response.json(), location.origin, ownOverrides())
}

/** What a developer set in this browser, `{"mfe_chat": "http://localhost:4105/mf-manifest.json"}`; nothing otherwise. */
function ownOverrides(): RemoteOverrides {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(overridesKey) ?? '{}')
    const isAddress = (entry: [string, unknown]): entry is [string, string] => typeof entry[1] === 'string'
    return Object.fromEntries(Object.entries(kept ?? {}).filter(isAddress))
  } catch {
    return {}
  }
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
  const [federation, { remotes }] = await Promise.all([options.openHost(), list()])
  federation.registerRemotes(remotes.map(({ name, manifest }) => ({ name, entry: manifest })))
  return federation
}
