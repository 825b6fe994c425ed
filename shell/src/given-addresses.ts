import { routes } from '@waymark/domain/rights/route-access'
import type { RegisteredRemote } from '@waymark/web-kit/host/remote-registry'
import { listedRemotes } from '@waymark/web-kit/host/remotes'
import type { LayoutName } from '@waymark/web-kit/remote-module'
import { giveAddresses, type SiteEntry, siteMap } from './site-map.ts'

const layouts: readonly string[] = ['public', 'dashboard', 'admin'] satisfies LayoutName[]

/**
 * The addresses that `/remotes.json` gives to remotes that this shell was released without, checked: nobody gets one
 * where a screen already is, above or below one. The rest is left out, with a word in the console.
 */
export function readAddresses(remotes: readonly RegisteredRemote[]): readonly SiteEntry[] {
  const entries: SiteEntry[] = []
  for (const { name, addresses } of remotes) {
    for (const address of Array.isArray(addresses) ? addresses : []) {
      if (isAddress(address) && !isTaken(address.prefix, entries)) entries.push({ ...address, remote: name })
      else console.warn(`${name} cannot have this address:`, address)
    }
  }
  return entries
}

/** Gives each listed remote its addresses. Rejects while there is no list. */
export async function takeAddresses(): Promise<readonly RegisteredRemote[]> {
  const remotes = await listedRemotes()
  giveAddresses(readAddresses(remotes))
  return remotes
}

function isAddress(value: unknown): value is Pick<SiteEntry, 'prefix' | 'layout'> {
  if (typeof value !== 'object' || value === null || !('prefix' in value) || !('layout' in value)) return false
  const { prefix, layout } = value
  return typeof prefix === 'string' && /^(\/[a-z][a-z0-9-]*)+$/.test(prefix) && layouts.includes(String(layout))
}

function isTaken(prefix: string, given: readonly SiteEntry[]): boolean {
  const taken = [...routes.map(({ path }) => path), ...[...siteMap, ...given].map((entry) => entry.prefix)]
  return taken.some((path) => path !== '/' && (isBelow(path, prefix) || isBelow(prefix, path)))
}

function isBelow(path: string, top: string): boolean {
  return path === top || path.startsWith(`${top}/`)
}
