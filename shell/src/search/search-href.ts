import type { SearchKind } from '@waymark/web-kit/use-one-search'

/** The address of all results for some words, or of one kind of them. */
export function searchHref(words: string, kind: SearchKind | null = null): string {
  const query = new URLSearchParams({ q: words.trim() })
  if (kind) query.set('kind', kind)
  return `/search?${query}`
}
