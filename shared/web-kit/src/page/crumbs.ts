import { useMatches } from './router.ts'

/** One step of the breadcrumb. */
export interface Crumb {
  readonly title: string
  readonly path: string
}

/** The titles of the matched routes, outermost first; the shell puts home in front. */
export function useCrumbs(): readonly Crumb[] {
  return useMatches().flatMap(({ handle, pathname }) =>
    hasTitle(handle) ? [{ title: handle.title, path: pathname }] : [],
  )
}

function hasTitle(handle: unknown): handle is { readonly title: string } {
  return typeof handle === 'object' && handle !== null && 'title' in handle && typeof handle.title === 'string'
}
