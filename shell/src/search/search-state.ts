import type { searchSorts } from '@waymark/contracts/places'
import { searchKinds } from '@waymark/web-kit/search-kinds'
import type { SearchKind } from '@waymark/web-kit/use-one-search'
import type { LatLng } from '@waymark/web-kit/view-bounds'

export type SearchSort = (typeof searchSorts)[number]

/** When an activity has a session: by words that stay true in a link, or one day (YYYY-MM-DD). */
export type SearchDay = 'today' | 'weekend' | 'week' | (string & {})

/** All that was asked for; all of it is in the address. */
export interface SearchState {
  readonly words: string
  readonly kind: SearchKind | null
  /** Null is the usual place of whoever looks. */
  readonly near: (LatLng & { readonly name: string }) | null
  readonly radiusKm: number | null
  readonly meetsNeeds: boolean
  readonly isFree: boolean
  readonly isCompanionFree: boolean
  readonly comesToMe: boolean
  readonly day: SearchDay | null
  readonly sort: SearchSort
}

export const radiiKm: readonly number[] = [2, 5, 10, 25, 50]
export const sortNames: Readonly<Record<SearchSort, string>> = {
  match: 'Best match',
  fit: 'Best fit for you',
  nearest: 'Nearest',
  soonest: 'Soonest',
  price: 'Lowest price',
}
const sorts = Object.keys(sortNames) as SearchSort[]

export const noFilters = {
  radiusKm: null,
  meetsNeeds: false,
  isFree: false,
  isCompanionFree: false,
  comesToMe: false,
  day: null,
} as const

const maxWords = 200
const maxName = 100
const decimals = 5

export function readSearch(query: URLSearchParams): SearchState {
  const at = pointOf(query.get('at'))
  const day = query.get('day') ?? ''
  return {
    words: (query.get('q') ?? '').trim().slice(0, maxWords),
    kind: searchKinds.find(({ kind }) => kind === query.get('kind'))?.kind ?? null,
    near: at && { ...at, name: query.get('near')?.slice(0, maxName) || 'here' },
    radiusKm: radiiKm.find((km) => String(km) === query.get('km')) ?? null,
    meetsNeeds: query.get('fits') === '1',
    isFree: query.get('free') === '1',
    isCompanionFree: query.get('companion') === '1',
    comesToMe: query.get('comes') === '1',
    day: ['today', 'weekend', 'week'].includes(day) || isDay(day) ? day : null,
    sort: sorts.find((sort) => sort === query.get('sort')) ?? 'match',
  }
}

/** The address of a search; what is as usual is left out. */
export function searchHref(state: Partial<SearchState> & Pick<SearchState, 'words'>): string {
  const { words, kind, near, radiusKm, meetsNeeds, isFree, isCompanionFree, comesToMe, day, sort } = state
  const query = new URLSearchParams({ q: words.trim() })
  if (kind) query.set('kind', kind)
  if (near) {
    query.set('near', near.name)
    query.set('at', `${Number(near.lat.toFixed(decimals))},${Number(near.lng.toFixed(decimals))}`)
  }
  if (radiusKm) query.set('km', String(radiusKm))
  if (meetsNeeds) query.set('fits', '1')
  if (isFree) query.set('free', '1')
  if (isCompanionFree) query.set('companion', '1')
  if (comesToMe) query.set('comes', '1')
  if (day) query.set('day', day)
  if (sort && sort !== 'match') query.set('sort', sort)
  return `/search?${query}`
}

/** How many filters are on. */
export const countSearchFilters = ({ radiusKm, meetsNeeds, isFree, isCompanionFree, comesToMe, day }: SearchState) =>
  [radiusKm !== null, meetsNeeds, isFree, isCompanionFree, comesToMe, day !== null].filter(Boolean).length

/** First and last day of `day`, seen from `today` (YYYY-MM-DD). A weekend that has begun is what is left of it. */
export function daysOf(day: SearchDay, today: string): { readonly from: string; readonly until: string } {
  const weekday = new Date(`${today}T00:00:00Z`).getUTCDay()
  switch (day) {
    case 'today':
      return { from: today, until: today }
    case 'week':
      return { from: today, until: later(today, 6) }
    case 'weekend':
      return weekday === 0
        ? { from: today, until: today }
        : { from: later(today, 6 - weekday), until: later(today, 7 - weekday) }
    default:
      return { from: day, until: day }
  }
}

function later(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}

const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text))

function pointOf(text: string | null): LatLng | null {
  const [lat, lng, ...rest] = (text ?? '').split(',').map((part) => (part.trim() === '' ? Number.NaN : Number(part)))
  if (lat === undefined || lng === undefined || rest.length > 0) return null
  return Math.abs(lat) <= 85 && Math.abs(lng) <= 180 ? { lat, lng } : null
}
