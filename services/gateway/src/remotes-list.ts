import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import * as z from 'zod/mini'
import type { GatewayConfig } from './config.ts'

/** What the shell reads to find the remotes at run time. */
const remotesList = z.object({
  remotes: z.array(
    z.object({
      /** Federation name, such as `mfe_booking`. */
      name: z.string().check(z.regex(/^[a-z][a-z0-9_]*$/)),
      /** Address of its `mf-manifest.json`. */
      manifest: z.string().check(z.minLength(1)),
      /** Defaults to a digest of the manifest that this gateway serves. */
      version: z.optional(z.string()),
    }),
  ),
})
export type RemotesList = z.infer<typeof remotesList>

const written = z.extend(remotesList, { generated: z.optional(z.string()) })

/** The current list from the file, with a version for each remote. Throws a sentence when it cannot be read. */
export async function readRemotesList(config: GatewayConfig): Promise<RemotesList> {
  const parsed = parse(await readFile(config.remotesFile, 'utf8'))
  if (!parsed) throw new Error(`${config.remotesFile} is not a list of remotes.`)
  const remotes = await Promise.all(
    parsed.remotes.map(async (remote) => ({
      ...remote,
      version: remote.version ?? (await manifestVersion(config, remote.manifest)),
    })),
  )
  return { remotes }
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

function markOf(remotes: RemotesList['remotes']): string {
  return digest(JSON.stringify(remotes))
}

const versions = new Map<string, { readonly changedAtMs: number; readonly version: string }>()

/** Versions of our own builds; those of manifests elsewhere are unknown. */
async function manifestVersion(config: GatewayConfig, manifest: string): Promise<string> {
  const folder = /^\/r\/([a-z0-9-]+)\/mf-manifest\.json$/.exec(manifest)?.[1]
  if (folder === undefined) return 'unknown'
  const path = join(config.webRoot, `mfe-${folder}`, 'dist/mf-manifest.json')
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
