import { limits, type PageSize } from '@waymark/domain/limits'
import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigation, useSearchParams } from '../page/router.ts'
import { type ListDefaults, type ListQuery, readListQuery, writeListQuery } from './list-query.ts'
import { pageHref } from './page-href.ts'

/** The state of a list and how to change it. */
export interface ListState<Filter extends string> extends ListQuery<Filter> {
  /** The text of the search field; `search` follows 500 ms after the last key. */
  readonly searchText: string
  readonly setSearchText: (text: string) => void
  readonly toggleFilter: (filter: Filter, value: string) => void
  readonly setFilter: (filter: Filter, values: readonly string[]) => void
  readonly setSort: (sort: string) => void
  readonly setPage: (page: number) => void
  readonly setPageSize: (pageSize: PageSize) => void
  readonly clear: () => void
  /** Whether a search or a filter is in use. */
  readonly isNarrowed: boolean
  /** The page as the calls take it. */
  readonly paging: { readonly pageNumber: number; readonly pageSize: PageSize }
  /** The address of another page of the list. */
  readonly hrefOf: (page: number) => string
}

/** The text being typed, and the searches the URL may have until it catches up; any other means that a link or the back button came in between. */
interface Typing {
  readonly text: string
  readonly searches: readonly string[]
}

/**
 * State of a list in the URL, so that a link or the back button brings the same list:
 * `const list = useListState({ filters: ['status'], sort: 'startDateTime' })`. A new search, filter, order or
 * page size starts at page 1. Typing replaces the history entry; the other changes add one.
 */
export function useListState<Filter extends string>(defaults: ListDefaults<Filter>): ListState<Filter> {
  const [query, setQuery] = useSearchParams()
  const { pathname } = useLocation()
  const list = readListQuery(query, defaults)
  const [typing, setTyping] = useState<Typing | null>(null)
  const typed = typing?.searches.includes(list.search) ? typing : null
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  // A pending search must not pull somebody back to the list after they followed a link. The router takes the link at
  // the click; that somebody is leaving is rendered later, on a busy machine after the search.
  useEffect(() => {
    const stop = ({ target, defaultPrevented }: MouseEvent) => {
      if (defaultPrevented && target instanceof Element && target.closest('a')) clearTimeout(timer.current)
    }
    document.addEventListener('click', stop)
    return () => document.removeEventListener('click', stop)
  }, [])
  const isLeaving = useNavigation().state !== 'idle'
  useEffect(() => {
    if (isLeaving) clearTimeout(timer.current)
  }, [isLeaving])

  const write = (changes: Partial<ListQuery<Filter>>, replace = false) =>
    setQuery((now) => writeListQuery(now, { ...readListQuery(now, defaults), page: 1, ...changes }, defaults), {
      replace,
      // Rendered before the next press, which would else start from the filters of before.
      flushSync: true,
    })

  return {
    ...list,
    isNarrowed: list.search !== '' || defaults.filters.some((filter) => list.filters[filter].length > 0),
    paging: { pageNumber: list.page, pageSize: list.pageSize },
    hrefOf: (page) => pageHref(pathname, query, page),
    searchText: typed?.text ?? list.search,
    setSearchText(text) {
      const search = text.trim()
      setTyping({ text, searches: [...(typed?.searches ?? [list.search]), search] })
      clearTimeout(timer.current)
      timer.current = setTimeout(() => write({ search }, true), limits.searchDebounceMs)
    },
    toggleFilter(filter, value) {
      const chosen = list.filters[filter]
      const next = chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value]
      write({ filters: { ...list.filters, [filter]: next } })
    },
    setFilter: (filter, values) => write({ filters: { ...list.filters, [filter]: values } }),
    setSort: (sort) => write({ sort }),
    setPage: (page) => write({ page }),
    setPageSize: (pageSize) => write({ pageSize }),
    clear() {
      clearTimeout(timer.current)
      setTyping(null)
      setQuery((now) => writeListQuery(now, readListQuery(new URLSearchParams(), defaults), defaults))
    },
  }
}
