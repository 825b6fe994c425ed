import { type CountryId, country } from '@waymark/domain/enums'
import { limits } from '@waymark/domain/limits'
import type { ChosenPlace } from '../place/place.ts'
import { readPlace, writePlace } from '../place/place-query.ts'

export const providerSorts = ['distance', 'fit', 'rating', 'next free'] as const
export type ProviderSort = (typeof providerSorts)[number]

/** What has been chosen so far, as it is in the URL. */
export interface BookServiceQuery {
  readonly search: string
  readonly serviceId: number | null
  /** Where somebody without an account looks; null for the likely one. */
  readonly countryId: CountryId | null
  readonly place: ChosenPlace | null
  readonly sort: ProviderSort
  readonly isShortlistedOnly: boolean
  readonly page: number
  readonly pageSize: number
}

export function readBookServiceQuery(query: URLSearchParams): BookServiceQuery {
  const serviceId = Number(query.get('service'))
  const page = Number(query.get('page'))
  const size = Number(query.get('size'))
  return {
    search: (query.get('search') ?? '').slice(0, 100),
    serviceId: Number.isSafeInteger(serviceId) && serviceId > 0 ? serviceId : null,
    countryId: countryOf(query.get('country')),
    place: readPlace(query),
    sort: providerSorts.find((sort) => sort === query.get('sort')) ?? 'distance',
    isShortlistedOnly: query.get('shortlisted') === 'yes',
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    pageSize: limits.pageSizes.find((allowed) => allowed === size) ?? limits.defaultPageSize,
  }
}

function countryOf(key: string | null): CountryId | null {
  return key === 'nz' || key === 'au' ? country[key] : null
}

/** The address of the screen with some choices changed; any change except the page goes back to the first page. */
export function bookServiceHref(now: BookServiceQuery, changes: Partial<BookServiceQuery>): string {
  const next = { ...now, page: 1, ...changes }
  const query = new URLSearchParams()
  if (next.serviceId !== null) query.set('service', String(next.serviceId))
  else if (next.search !== '') query.set('search', next.search)
  if (next.countryId !== null) query.set('country', next.countryId === country.au ? 'au' : 'nz')
  writePlace(query, next.place)
  if (next.sort !== 'distance') query.set('sort', next.sort)
  if (next.isShortlistedOnly) query.set('shortlisted', 'yes')
  if (next.page > 1) query.set('page', String(next.page))
  if (next.pageSize !== limits.defaultPageSize) query.set('size', String(next.pageSize))
  const search = query.toString()
  return search === '' ? '/booking/book-service' : `/booking/book-service?${search}`
}
