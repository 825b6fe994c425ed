/** The address of another page of the same list; page 1 is left out. */
export function pageHref(path: string, query: URLSearchParams, page: number): string {
  const next = new URLSearchParams(query)
  if (page === 1) next.delete('page')
  else next.set('page', String(page))
  const search = next.toString()
  return search === '' ? path : `${path}?${search}`
}
