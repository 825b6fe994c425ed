import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '../actions/button.tsx'
import { LinkButton } from '../actions/link-button.tsx'
import { SearchField } from '../fields/search-field.tsx'
import { Cluster } from '../layout/cluster.tsx'
import { Columns } from '../layout/columns.tsx'
import { VisuallyHidden } from '../layout/visually-hidden.tsx'
import type { LoadState } from '../messages/load-state.ts'
import { Loaded } from '../messages/loaded.tsx'
import { DataTable, type DataTableProps } from './data-table.tsx'
import type { EmptyStateProps } from './empty-state.tsx'
import { countOf, firstOf, type ListAnswer, type ListControls, lastOf, sortOf, sortWord } from './list-controls.ts'
import { Pagination } from './pagination.tsx'

interface ListBasics<Row> {
  /** Names the search and the table: "Invitations". */
  title: string
  /** What the list holds: `['organisation', 'organisations']`. */
  nouns: readonly [one: string, many: string]
  /** `useListState` of web-kit. */
  list: ListControls
  /** `useCall` of web-kit, with `keepPrevious`. */
  found: LoadState<ListAnswer<Row>>
  /** What can be searched for: "Name or email". */
  searchFor?: string
  /** Filter fields, on one line with the search; without `searchFor` the screen lays them out itself. */
  filters?: ReactNode
  /** Shown when there is nothing at all. */
  empty: EmptyStateProps
  /** Shown when nothing matches the search and the filters; "No organisations match your search" by itself. */
  noMatch?: string
  /** What to try then. */
  tryThis?: string
  /** Shown after the total: the time zone of the times. */
  note?: (answer: ListAnswer<Row>) => ReactNode
  /** Said when it did not load: "What you typed is kept." */
  kept?: string
  /** Heading level of the error and empty states. */
  headingLevel?: 2 | 3
}

interface ListTable<Row, Id extends string | number>
  extends Pick<DataTableProps<Row, Id>, 'columns' | 'idOf' | 'groupOf' | 'editing'> {
  /** Names the table, where the title does not say it: "Upcoming bookings, by day". */
  caption?: string
  /** Buttons and links of a row, in words. */
  rowActions?: (row: Row) => ReactNode
  /** Rows can be ticked, for an action on all of them. */
  selection?: {
    /** The name of a row's checkbox: "Choose Moana Faleolo". */
    readonly nameOf: (row: Row) => string
    readonly actions: (ids: readonly Id[], clear: () => void) => ReactNode
  }
  rows?: undefined
}

interface ListOfItsOwn<Row> {
  /** Renders the rows of the page, where they are not a table. */
  rows: (rows: readonly Row[]) => ReactNode
  columns?: undefined
}

export type ListPartProps<Row, Id extends string | number> = ListBasics<Row> & (ListTable<Row, Id> | ListOfItsOwn<Row>)

/**
 * A list in a part of a screen: search, filters, order, pages, how many there are, and what to do where there are none. All
 * of it is in the URL, and what changes is said. Sorting is by the ids of columns with `isSortable`.
 */
export function ListPart<Row, Id extends string | number>(props: ListPartProps<Row, Id>) {
  const { nouns, list, found, kept, headingLevel } = props
  const { sum, pages } = useFocusOfNewPage(list, found.isPlaceholderData === true)
  return (
    <>
      <Narrowing {...props} />
      <Loaded
        of={found}
        what={`the ${nouns[1]}`}
        shape="table"
        count={list.pageSize}
        {...(kept === undefined ? {} : { kept })}
        {...(headingLevel === undefined ? {} : { headingLevel })}
        empty={({ items }) => items.length === 0 && emptyState(props)}
        sum={(answer) => <Sum {...props} answer={answer} />}
        sumRef={sum}
      >
        {({ items, totalCount }) => (
          <>
            {props.rows ? props.rows(items) : <Table {...props} items={items} />}
            <div ref={pages}>
              <Pagination
                label={`Pages of ${nouns[1]}`}
                page={list.page}
                pageSize={list.pageSize}
                total={totalCount}
                hrefOf={list.hrefOf}
                onPageSizeChange={list.setPageSize}
              />
            </div>
          </>
        )}
      </Loaded>
    </>
  )
}

/** Another page was chosen below the list: whoever was there goes on above it, where that page begins, and going back at the link to it. */
function useFocusOfNewPage({ page, hrefOf }: ListControls, isAwaited: boolean) {
  const sum = useRef<HTMLParagraphElement>(null)
  const pages = useRef<HTMLDivElement>(null)
  const shown = useRef(page)
  useEffect(() => {
    if (shown.current === page || isAwaited) return
    const before = hrefOf(shown.current)
    shown.current = page
    const { activeElement } = document
    if (pages.current?.contains(activeElement)) sum.current?.focus()
    else if (activeElement === sum.current)
      pages.current?.querySelector<HTMLElement>(`a[href="${CSS.escape(before)}"]`)?.focus({ preventScroll: true })
  }, [page, hrefOf, isAwaited])
  return { sum, pages }
}

function Narrowing<Row>({ title, list, searchFor, filters }: ListBasics<Row>) {
  if (searchFor === undefined) return filters
  return (
    <Columns as="search" label={title}>
      <SearchField
        label="Search"
        placeholder={searchFor}
        value={list.searchText}
        onChange={list.setSearchText}
        debounceMs={0}
      />
      {filters}
    </Columns>
  )
}

function emptyState<Row>({ nouns, list, empty, noMatch, tryThis }: ListBasics<Row>): EmptyStateProps {
  if (list.page > 1)
    return {
      title: `This page has no ${nouns[1]}`,
      action: <LinkButton href={list.hrefOf(1)}>Show the first page</LinkButton>,
      children: 'The list is shorter than that.',
    }
  if (!list.isNarrowed) return empty
  return {
    title: noMatch ?? `No ${nouns[1]} match your search`,
    action: <Button onPress={list.clear}>Show all {nouns[1]}</Button>,
    children: tryThis ?? 'Try fewer letters, or remove a filter.',
  }
}

/** "You see 11 to 20 of 35 organisations", and for a reader by what they are sorted. */
function Sum<Row, Id extends string | number>(props: ListPartProps<Row, Id> & { answer: ListAnswer<Row> }) {
  const { answer, nouns, list, note, columns } = props
  const sort = sortOf(list.sort)
  const sorted = columns?.find(({ id, isSortable }) => isSortable && id === sort.columnId)
  return (
    <>
      {answer.totalCount > answer.items.length && `You see ${firstOf(answer)} to ${lastOf(answer)} of `}
      <b>
        {answer.isMore && 'more than '}
        {countOf(answer.totalCount, nouns)}
      </b>
      {note?.(answer)}
      {sorted && (
        <>
          {' '}
          <VisuallyHidden>
            sorted by {sorted.header}, {sort.direction}
          </VisuallyHidden>
        </>
      )}
    </>
  )
}

function Table<Row, Id extends string | number>(
  props: ListBasics<Row> & ListTable<Row, Id> & { items: readonly Row[] },
) {
  const { items, title, caption = title, list, columns, idOf, groupOf, editing, rowActions, selection } = props
  const [chosen, setChosen] = useState<ReadonlySet<Id>>(new Set())
  // Rows that left the list are no longer selected.
  const chosenHere = items.map(idOf).filter((id) => chosen.has(id))
  return (
    <>
      {selection && (
        <Cluster>
          <span role="status">{chosenHere.length > 0 && `${chosenHere.length} chosen`}</span>
          {chosenHere.length > 0 && selection.actions(chosenHere, () => setChosen(new Set()))}
        </Cluster>
      )}
      <DataTable
        isDense
        caption={caption}
        columns={columns}
        rows={items}
        idOf={idOf}
        sort={sortOf(list.sort)}
        onSortChange={(sort) => list.setSort(sortWord(sort))}
        {...(groupOf ? { groupOf } : {})}
        {...(editing ? { editing } : {})}
        {...(rowActions ? { actions: rowActions } : {})}
        {...(selection ? { selection: { nameOf: selection.nameOf, chosen, onChange: setChosen } } : {})}
      />
    </>
  )
}
