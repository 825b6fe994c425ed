import { create } from 'zustand'
import { useMatches } from './router.ts'

/** One step of the breadcrumb. */
export interface Crumb {
  readonly title: string
  readonly path: string
}

/** What a screen knows of its own place: its name, and the pages above it where they are not those of its route. */
export interface Place {
  readonly title: string
  readonly above?: readonly Crumb[]
}

/** The place that the screen at `path` has named. */
const useNamedPlace = create<{ readonly path: string; readonly place: Place | null }>(() => ({ path: '', place: null }))

/** Names the place of the screen at `path`, for the breadcrumb and the side menu; null leaves it to the route. */
export function namePlace(path: string, place: Place | null): void {
  const named = useNamedPlace.getState()
  // A screen names it with each render.
  if (named.path === path && JSON.stringify(named.place) === JSON.stringify(place)) return
  useNamedPlace.setState({ path, place })
}

/** The titles of the matched routes and of the pages above them, outermost first; the shell puts home in front. */
export function useCrumbs(): readonly Crumb[] {
  return useMatches().flatMap(({ handle, pathname }) =>
    hasTitle(handle) ? [...(handle.above ?? []), { title: handle.title, path: pathname }] : [],
  )
}

/**
 * The breadcrumb of the page: `useCrumbs` with the name of the one thing that a route with an id shows, once it is known.
 * Elsewhere a title may be news ("Three things need you"), so the route's own stays, unless the screen says what is above.
 */
export function useTrail(): readonly Crumb[] {
  const crumbs = useCrumbs()
  const isOfOne = Object.values(useMatches().at(-1)?.params ?? {}).some((param) => param !== undefined)
  const { path, place } = useNamedPlace()
  const own = crumbs.at(-1)
  if (!own || !place || own.path !== path || !(isOfOne || place.above)) return crumbs
  return [...(place.above ?? crumbs.slice(0, -1)), { title: place.title, path }]
}

function hasTitle(handle: unknown): handle is { readonly title: string; readonly above?: readonly Crumb[] } {
  return typeof handle === 'object' && handle !== null && 'title' in handle && typeof handle.title === 'string'
}
