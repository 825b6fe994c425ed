import { numberText } from '@waymark/domain/language/number-text'
import type { PageSize } from '@waymark/domain/limits'
import type { TableSort } from './data-table.tsx'

/** What a list shows and how to change it; web-kit's `useListState` keeps it in the URL. */
export interface ListControls {
  /** The text of the search field; the search itself follows when typing stops. */
  readonly searchText: string
  readonly setSearchText: (text: string) => void
  /** Whether a search or a filter is in use. */
  readonly isNarrowed: boolean
  /** Clears the search and all filters. */
  readonly clear: () => void
  /** Id of a column, with a leading `-` for descending. */
  readonly sort: string
  readonly setSort: (sort: string) => void
  /** From 1. */
  readonly page: number
  readonly pageSize: number
  readonly setPageSize: (size: PageSize) => void
  /** The address of another page of the list. */
  readonly hrefOf: (page: number) => string
}

/** One page of a list, as the calls answer it. */
export interface ListAnswer<Row> {
  readonly items: readonly Row[]
  readonly totalCount: number
  readonly pageNumber: number
  readonly pageSize: number
  /** There are more than are counted, so the search should be narrowed. */
  readonly isMore?: boolean | undefined
}

/** "1 place", "3,412 places". */
export function countOf(count: number, [one, many]: readonly [string, string]): string {
  return `${numberText(count)} ${count === 1 ? one : many}`
}

/** The number of the first row of a page in the whole list. */
export function firstOf({ pageNumber, pageSize }: ListAnswer<unknown>): number {
  return (pageNumber - 1) * pageSize + 1
}

/** The number of its last row. */
export function lastOf(answer: ListAnswer<unknown>): number {
  return firstOf(answer) + answer.items.length - 1
}

/** `-name` as a table has it. */
export function sortOf(sort: string): TableSort {
  return { columnId: sort.replace(/^-/, ''), direction: sort.startsWith('-') ? 'descending' : 'ascending' }
}

/** And back. */
export function sortWord({ columnId, direction }: TableSort): string {
  return direction === 'descending' ? `-${columnId}` : columnId
}
