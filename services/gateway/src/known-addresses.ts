import { isAtPath, routeOf } from '@waymark/domain/rights/route-access'
import * as z from 'zod/mini'
import { accessPagePath } from './first-screens/public-screens.ts'
import type { ReadRemotes } from './remotes-list.ts'

/** Whether some screen is at an address. */
export type KnowsAddress = (pathname: string) => Promise<boolean>

const declared = z.object({ routes: z.array(z.object({ path: z.string() })) })

/**
 * Knows the table of routes, the addresses given to listed remotes, and what they declare of screens that they have added since. While the list
 * cannot be read, every address counts as known.
 */
export function createKnowsAddress(readRemotes: ReadRemotes): KnowsAddress {
  return async (asked) => {
    const pathname = withoutFrame(asked)
    if (routeOf(pathname)) return true
    const list = await readRemotes().catch(() => undefined)
    return (
      list === undefined ||
      list.remotes.some(
        ({ addresses = [], declares }) =>
          addresses.some(({ prefix }) => isUnder(pathname, prefix)) || declaresPath(declares, pathname),
      )
    )
  }
}

/** A screen that a map in another site's page shows stands below the address of that page. */
function withoutFrame(pathname: string): string {
  const path = pathname.startsWith('/') ? pathname : `/${pathname}`
  return path.startsWith(`${accessPagePath}/`) ? path.slice(accessPagePath.length) : pathname
}

function declaresPath(declares: unknown, pathname: string): boolean {
  const read = declared.safeParse(declares)
  return read.success && read.data.routes.some(({ path }) => isAtPath(path, pathname))
}

function isUnder(pathname: string, prefix: string): boolean {
  const path = pathname.toLowerCase()
  return path === prefix || path.startsWith(`${prefix}/`)
}
