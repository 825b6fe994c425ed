import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import * as z from 'zod/mini'
import type { GatewayConfig } from './config.ts'

/** One remote, as the shell finds it at run time. */
const listedRemote = z.object({
  /** Federation name, such as `mfe_booking`. */
  name: z.string().check(z.regex(/^[a-z][a-z0-9_]*$/)),
  /** Address of its `mf-manifest.json`. */
  manifest: z.string().check(z.minLength(1)),
  /** Defaults to a digest of the manifest that this gateway serves. */
  version: z.optional(z.string()),
  /** Addresses given to a remote that the shell was released without: its screens are below them. */
  addresses: z.optional(z.array(z.object({ prefix: z.string(), layout: z.enum(['public', 'dashboard', 'admin']) }))),
  /** What it says of its own screens; the shell checks it. Defaults to the `remote.json` of the build that this gateway serves. */
  declares: z.optional(z.unknown()),
})
type ListedRemote = z.infer<typeof listedRemote>

const written = z.object({ remotes: z.array(z.unknown()), generated: z.optional(z.string()) })

export interface RemotesList {
  readonly remotes: readonly ListedRemote[]
  /** Foreign origins that the list may name, by the gateway's settings and never by the file. */
  readonly origins: readonly string[]
  /** Whether developers may run remotes of their own in their browsers. */
  readonly overrides: boolean
}

/** Reads the list for each request. */
export type ReadRemotes = () => Promise<RemotesList>

/**
 * The list in the file, with a version for each remote. An entry that is wrong is left out, and a file that cannot be read
 * leaves the list as it was: `onFault` says so once. Rejects when there never was one.
 */
export function createRemotesList(config: GatewayConfig, onFault: (sentence: string) => void): ReadRemotes {
  let valid: readonly ListedRemote[] | undefined
  let said = ''
  const say = (sentence: string) => {
    if (sentence !== said) onFault(sentence)
    said = sentence
  }
  return async () => {
    const parsed = parse(await readFile(config.remotesFile, 'utf8').catch(() => ''))
    if (!parsed) say(`${config.remotesFile} is not a list of remotes.`)
    else {
      const wrong = parsed.remotes.filter((entry) => !listedRemote.safeParse(entry).success)
      say(wrong.length > 0 ? `${config.remotesFile} holds what is no remote: ${JSON.stringify(wrong)}` : '')
    }
    valid = parsed ? validIn(parsed) : valid
    if (!valid) throw new Error(`${config.remotesFile} is not a list of remotes.`)
    const remotes = await Promise.all(
      valid.map(async (remote) => ({
        ...remote,
        version: remote.version ?? (await manifestVersion(config, remote.manifest)),
        ...(await declarationOf(config, remote)),
      })),
    )
    return { remotes, origins: config.policy.remoteOrigins, overrides: config.allowsOverrides }
  }
}

function validIn({ remotes }: z.infer<typeof written>): readonly ListedRemote[] {
  return remotes.flatMap((entry) => {
    const read = listedRemote.safeParse(entry)
    return read.success ? [read.data] : []
  })
}

async function declarationOf(config: GatewayConfig, remote: ListedRemote): Promise<Pick<ListedRemote, 'declares'>> {
  if (remote.declares !== undefined) return {}
  const folder = folderOf(remote.manifest)
  const text = folder && (await readFile(join(config.webRoot, folder, 'remote.json'), 'utf8').catch(() => undefined))
  try {
    return text ? { declares: JSON.parse(text) } : {}
  } catch {
    return {}
  }
}

/** The name of a remote whose build this gateway serves, as in its address and its folder; undefined for one from elsewhere. */
export function servedName(manifest: string): string | undefined {
  return /^\/r\/([a-z0-9-]+)\/mf-manifest\.json$/.exec(manifest)?.[1]
}

/** The folder of such a build. */
function folderOf(manifest: string): string | undefined {
  const name = servedName(manifest)
  return name === undefined ? undefined : `mfe-${name}/dist`
}

/**
 * Writes the list of this repository's remotes when there is none, or when nobody has edited the one written before.
 */
export function ensureRemotesList(config: GatewayConfig): void {
  const folders = readdirSync(config.webRoot, { withFileTypes: true }).filter(
    (entry) => entry.isDirectory() && entry.name.startsWith('mfe-'),
  )
  const remotes = folders.map(({ name }) => ({
    name: name.replaceAll('-', '_'),
    manifest: `/r/${name.slice('mfe-'.length)}/mf-manifest.json`,
  }))
  if (existsSync(config.remotesFile)) {
    const present = parse(readFileSync(config.remotesFile, 'utf8'))
    if (!present || present.generated !== markOf(present.remotes)) return
  }
  mkdirSync(dirname(config.remotesFile), { recursive: true })
  writeFileSync(config.remotesFile, `${JSON.stringify({ remotes, generated: markOf(remotes) }, undefined, 2)}\n`)
}

function parse(text: string): z.infer<typeof written> | undefined {
  try {
    const parsed = written.safeParse(JSON.parse(text))
    return parsed.success ? parsed.data : undefined
  } catch {
    return undefined
  }
}

function markOf(remotes: readonly unknown[]): string {
  return digest(JSON.stringify(remotes))
}

const versions = new Map<string, { readonly changedAtMs: number; readonly version: string }>()

/** Versions of our own builds; those of manifests elsewhere are unknown. */
async function manifestVersion(config: GatewayConfig, manifest: string): Promise<string> {
  const folder = folderOf(manifest)
  if (folder === undefined) return 'unknown'
  const path = join(config.webRoot, folder, 'mf-manifest.json')
  const found = await stat(path).catch(() => undefined)
  if (!found) return 'not built'
  const held = versions.get(path)
  if (held?.changedAtMs === found.mtimeMs) return held.version
  const version = digest(await readFile(path, 'utf8'))
  versions.set(path, { changedAtMs: found.mtimeMs, version })
  return version
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12)
}
