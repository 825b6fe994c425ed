import { limits, type PageSize } from '@waymark/domain/limits'

/** What a list shows: search, filters, order and page, as they are in the URL. */
export interface ListQuery<Filter extends string> {
  readonly search: string
  /** Chosen values by filter; an empty list means all. */
  readonly filters: Readonly<Record<Filter, readonly string[]>>
  /** Field to sort by, with a leading `-` for descending. */
  readonly sort: string
  /** First page is 1. */
  readonly page: number
  readonly pageSize: PageSize
}

/** What a list shows when the URL says nothing. */
export interface ListDefaults<Filter extends string> {
  readonly filters: readonly Filter[]
  readonly sort: string
  readonly pageSize?: PageSize
}

const maxSearchLength = 100

/** Reads a list's state from the query of the URL; whatever is not valid there falls back to the default. */
export function readListQuery<Filter extends string>(
  query: URLSearchParams,
  defaults: ListDefaults<Filter>,
): ListQuery<Filter> {
  const page = Number(query.get('page'))
  const size = Number(query.get('size'))
  return {
    search: (query.get('search') ?? '').slice(0, maxSearchLength),
    filters: filterRecord(defaults.filters, (filter) => query.getAll(filter)),
    sort: query.get('sort') ?? defaults.sort,
    page: Number.isInteger(page) && page > 0 ? page : 1,
    pageSize: limits.pageSizes.find((allowed) => allowed === size) ?? defaults.pageSize ?? limits.defaultPageSize,
  }
}

/** Writes a list's state into the query, keeping other parameters; defaults are left out to keep links short. */
export function writeListQuery<Filter extends string>(
  query: URLSearchParams,
  list: ListQuery<Filter>,
  defaults: ListDefaults<Filter>,
): URLSearchParams {
  const next = new URLSearchParams(query)
  const put = (name: string, value: string, isDefault: boolean) => {
    if (isDefault) next.delete(name)
    else next.set(name, value)
  }
  put('search', list.search, list.search === '')
  put('sort', list.sort, list.sort === defaults.sort)
  put('page', String(list.page), list.page === 1)
  put('size', String(list.pageSize), list.pageSize === (defaults.pageSize ?? limits.defaultPageSize))
  for (const filter of defaults.filters) {
    next.delete(filter)
    for (const value of list.filters[filter]) next.append(filter, value)
  }
  return next
}

function filterRecord<Filter extends string>(
  filters: readonly Filter[],
  valuesOf: (filter: Filter) => readonly string[],
): Record<Filter, readonly string[]> {
  const record: Partial<Record<Filter, readonly string[]>> = {}
  for (const filter of filters) record[filter] = valuesOf(filter)
  return record as Record<Filter, readonly string[]>
}
