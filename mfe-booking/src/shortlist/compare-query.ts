import { maxCompared } from '@waymark/contracts/shortlist'

/** The places to compare, from the URL: each once, at most four. */
export function comparedIds(query: URLSearchParams): readonly number[] {
  const ids = (query.get('compare') ?? '').split(',').map(Number)
  return [...new Set(ids.filter((id) => Number.isSafeInteger(id) && id > 0))].slice(0, maxCompared)
}

/** The address of the shortlist with these places chosen; `isOpen` shows them side by side. */
export function shortlistHref(ids: readonly number[], isOpen: boolean): string {
  if (ids.length === 0) return '/shortlist'
  return `/shortlist?${new URLSearchParams({ compare: ids.join(','), ...(isOpen ? { view: 'side-by-side' } : {}) })}`
}

/** Whether the URL asks for the comparison, with enough places for one. */
export function isComparison(query: URLSearchParams): boolean {
  return query.get('view') === 'side-by-side' && comparedIds(query).length > 1
}
