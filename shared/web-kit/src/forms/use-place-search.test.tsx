import { QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import { places } from '@waymark/contracts/places'
import { beforeEach, expect, test, vi } from 'vitest'
import { createQueryClient } from '../calls/query-client.ts'
import { FakeGateway } from '../testing/fake-gateway.ts'
import { type FoundPlace, usePlaceSearch } from './use-place-search.ts'

const newtown: FoundPlace = {
  placeId: 'local-1',
  name: 'Newtown',
  region: 'Wellington',
  countryId: 1,
  latitude: -41.31,
  longitude: 174.78,
  zoom: 14,
}
const karori: FoundPlace = { ...newtown, placeId: 'local-2', name: 'Karori' }

let gateway: FakeGateway

beforeEach(() => {
  gateway = new FakeGateway().answer(places.searchPlaces, ({ query }) => ({
    places: [newtown, karori].filter(({ name }) => name.startsWith(query)),
    credit: 'Our own list',
  }))
  vi.stubGlobal('fetch', gateway.fetch)
})
function renderSearch() {
  const client = createQueryClient()
  return renderHook(() => usePlaceSearch({ countryId: 1 }), {
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  }).result
}

test('requests nothing before text is typed, then searches in its country', async () => {
  const result = renderSearch()
  expect(result.current.field).toMatchObject({ debounceMs: 500, options: [], isLoading: false })
  act(() => result.current.field.onSearch('  '))
  expect(result.current.field.isLoading).toBe(false)
  act(() => result.current.field.onSearch('New'))
  expect(result.current.field.isLoading).toBe(true)
  await waitFor(() => expect(result.current.field.options).toEqual([{ id: 'local-1', label: 'Newtown, Wellington' }]))
  expect(gateway.inputsOf(places.searchPlaces)).toEqual([{ query: 'New', countryId: '1' }])
})

test('knows a place by its text while it is suggested, and once it was chosen', async () => {
  const result = renderSearch()
  act(() => result.current.field.onSearch('New'))
  await waitFor(() => expect(result.current.placeOf('Newtown, Wellington')).toEqual(newtown))
  act(() => result.current.field.onSearch('Kar'))
  await waitFor(() => expect(result.current.field.options).toEqual([{ id: 'local-2', label: 'Karori, Wellington' }]))
  expect(result.current.placeOf('Newtown, Wellington')).toEqual(newtown)
  expect(result.current.placeOf('Newtown')).toBeNull()
})

test('says what is wrong when the search fails, instead of that there is no such place, and asks again for the same words', async () => {
  gateway.answer(places.searchPlaces, () => ({ status: 422, name: 'NotValid', message: 'The search rests.' }))
  const result = renderSearch()
  act(() => result.current.field.onSearch('New'))
  await waitFor(() => expect(result.current.field.emptyText).toBe('The search rests. Press Enter to look again.'))
  expect(result.current.field.options).toEqual([])
  gateway.answer(places.searchPlaces, () => ({ places: [newtown], credit: 'Our own list' }))
  act(() => result.current.field.onSearch('New'))
  await waitFor(() => expect(result.current.field.options).toEqual([{ id: 'local-1', label: 'Newtown, Wellington' }]))
})

test('while the next answer is awaited, offers of the last one only what has the words', async () => {
  const result = renderSearch()
  act(() => result.current.field.onSearch('New'))
  await waitFor(() => expect(result.current.field.options).toHaveLength(1))
  act(() => result.current.field.onSearch('newt'))
  expect(result.current.field.options).toHaveLength(1)
  act(() => result.current.field.onSearch('taup'))
  expect(result.current.field.options).toEqual([])
})
