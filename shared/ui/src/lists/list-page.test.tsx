import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef } from 'react'
import { expect, test, vi } from 'vitest'
import type { LoadState } from '../messages/load-state.ts'
import type { TableColumn } from './data-table.tsx'
import type { ListAnswer, ListControls } from './list-controls.ts'
import { ListPage, type ListPageProps } from './list-page.tsx'

interface Venue {
  id: number
  name: string
}

const venues: Venue[] = [
  { id: 1, name: 'Te Papa' },
  { id: 2, name: 'City Gallery' },
]

const controls: ListControls = {
  searchText: '',
  setSearchText: vi.fn(),
  isNarrowed: false,
  clear: vi.fn(),
  sort: 'name',
  setSort: vi.fn(),
  page: 1,
  pageSize: 10,
  setPageSize: vi.fn(),
  hrefOf: (page) => `?page=${page}`,
}

const columns: TableColumn<Venue>[] = [
  { id: 'name', header: 'Name', isRowHeader: true, isSortable: true, cell: ({ name }) => name },
]

function answer(changes: Partial<ListAnswer<Venue>> = {}): LoadState<ListAnswer<Venue>> {
  const data = { items: venues, totalCount: 2, pageNumber: 1, pageSize: 10, ...changes }
  return { data, error: null, isFetching: false, refetch: vi.fn() }
}

type Shown = Partial<Pick<ListPageProps<Venue, number>, 'list' | 'found' | 'exporting'>>
const show = (props: Shown = {}) => render(venueList(props))

function venueList(props: Shown) {
  return (
    <ListPage
      page={{ title: 'Venues', ref: createRef() }}
      nouns={['venue', 'venues']}
      list={controls}
      found={answer()}
      searchFor="Name"
      empty={{ title: 'No venues yet', children: 'They stand here.' }}
      columns={columns}
      idOf={({ id }) => id}
      selection={{
        nameOf: ({ name }) => name,
        actions: (ids, clear) => (
          <button type="button" onClick={clear}>
            Close {ids.join(' and ')}
          </button>
        ),
      }}
      {...props}
    />
  )
}

const status = () => screen.getAllByRole('status').map(({ textContent }) => textContent)

test('the sum, what is shown of it and the order are said', () => {
  show({ found: answer({ totalCount: 35, pageNumber: 3 }), list: { ...controls, sort: '-name' } })
  expect(status()).toContain('You see 21 to 22 of 35 venues sorted by Name, descending')
  cleanup()
  show({ found: answer({ totalCount: 1000, isMore: true }) })
  expect(status()[0]).toContain('of more than 1,000 venues')
})

test('an empty list says so, and leads on: to the first entry, or back to all of them', async () => {
  const found = answer({ items: [], totalCount: 0 })
  show({ found })
  expect(status()).toContain('No venues yet')
  cleanup()
  const clear = vi.fn()
  show({ found, list: { ...controls, isNarrowed: true, clear } })
  expect(status()).toContain('No venues match your search')
  await userEvent.click(screen.getByRole('button', { name: 'Show all venues' }))
  expect(clear).toHaveBeenCalledOnce()
  cleanup()
  show({ found: answer({ items: [], totalCount: 35 }), list: { ...controls, page: 9 } })
  expect(status()).toContain('This page has no venues')
  expect(screen.getByRole('link', { name: 'Show the first page' })).toHaveAttribute('href', '?page=1')
})

test('a heading sorts, and sorts the other way when pressed again', async () => {
  const setSort = vi.fn()
  show({ list: { ...controls, setSort } })
  await userEvent.click(screen.getByRole('button', { name: 'Name' }))
  expect(setSort).toHaveBeenCalledWith('-name')
})

test('the list is written into a file, unless there is nothing to write', async () => {
  const exporting = { isPending: false, percent: 0, error: null, start: vi.fn() }
  show({ exporting })
  await userEvent.click(screen.getByRole('button', { name: 'Export to Excel' }))
  expect(exporting.start).toHaveBeenCalledOnce()
  cleanup()
  show({ exporting, found: answer({ items: [], totalCount: 0 }) })
  expect(screen.queryByRole('button', { name: 'Export to Excel' })).toBeNull()
})

test('rows are ticked one by one or all at once; how many is said, and something is done with them', async () => {
  show()
  const table = within(screen.getByRole('table', { name: 'Venues' }))
  await userEvent.click(table.getByRole('checkbox', { name: 'Choose City Gallery' }))
  expect(status()).toContain('1 chosen')
  await userEvent.click(table.getByRole('checkbox', { name: 'Choose all rows shown' }))
  expect(status()).toContain('2 chosen')
  await userEvent.click(screen.getByRole('button', { name: 'Close 1 and 2' }))
  expect(status()).not.toContain('2 chosen')
})

test('whoever goes to another page goes on where it begins, once it is there', async () => {
  const found = answer({ totalCount: 12 })
  const { rerender } = show({ found })
  const next = screen.getByRole('link', { name: 'Page 2' })
  next.focus()
  const list = { ...controls, page: 2 }
  rerender(venueList({ list, found: { ...found, isPlaceholderData: true } }))
  expect(document.activeElement).toBe(next)
  rerender(venueList({ list, found: answer({ totalCount: 12, pageNumber: 2 }) }))
  const sum = document.activeElement
  expect(sum).toHaveTextContent('You see 11 to 12 of 12 venues')
  // The focus has it read, so it is not announced as well.
  await waitFor(() => expect(sum).toHaveAttribute('aria-live', 'off'))
  // Back.
  rerender(venueList({ found }))
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Page 2' }))
  await waitFor(() => expect(sum).not.toHaveAttribute('aria-live'))
})
