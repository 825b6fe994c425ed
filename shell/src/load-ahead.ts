import type { Ask } from '@waymark/web-kit/ask'
import type { Screen } from '@waymark/web-kit/page'
import { matchRoutes, type RouteObject } from '@waymark/web-kit/router'
import { siteEntryOf } from './site-map.ts'

interface LoadsAhead {
  /** The routes of the page, remotes' included as they are added. */
  readonly routes: () => RouteObject[]
  readonly preloadRemote: (name: string) => void
  readonly askAhead: (ask: Ask) => Promise<void>
}

/** What only passes over a link, on its way to another, asks nothing of the server. */
const restMs = 80

let loads: LoadsAhead | undefined
let resting: ReturnType<typeof setTimeout> | undefined

/** Once the page has its routes; before, and in a page of another site, nothing is loaded ahead. */
export function startLoadingAhead(from: LoadsAhead): void {
  loads = from
}

/**
 * Loads the code of the screen at a path while the pointer, a finger or the focus is on its link: of a remote that is not
 * there yet, its start. When it rests there, asks what the screen asks first. Failures stay silent: following the link
 * reports them.
 */
export function loadAhead(path: string): void {
  clearTimeout(resting)
  if (!loads || !path.startsWith('/')) return
  const { askAhead, preloadRemote, routes } = loads
  const [pathname = ''] = path.split(/[?#]/)
  for (const { route, params } of matchRoutes(routes(), pathname) ?? []) {
    const { lazy, handle } = route
    if (typeof lazy === 'object' && lazy.Component) void lazy.Component().catch(() => {})
    const id = Number(params.id)
    if (isPageHandle(handle) && Number.isSafeInteger(id) && id > 0)
      resting = setTimeout(() => askFirst(handle.load, id, askAhead).catch(() => {}), restMs)
  }
  const remote = siteEntryOf(pathname)?.remote
  if (remote !== undefined) preloadRemote(remote)
}

async function askFirst(load: () => Promise<Screen>, id: number, askAhead: LoadsAhead['askAhead']): Promise<void> {
  const { asks } = await load()
  await Promise.all((asks?.(id) ?? []).map((first) => askAhead(first)))
}

function isPageHandle(handle: unknown): handle is { readonly load: () => Promise<Screen> } {
  return typeof handle === 'object' && handle !== null && 'load' in handle && typeof handle.load === 'function'
}
