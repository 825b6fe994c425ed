import { maxPriceCents } from '@waymark/contracts/activity-bounds'
import type { InputOf } from '@waymark/contracts/define-call'
import type { map } from '@waymark/contracts/map'
import type { venueSorts } from '@waymark/contracts/map/venues-in-view'
import { isAgeBound } from '@waymark/domain/account/age'
import { limits } from '@waymark/domain/limits'
import type { MapStart } from '@waymark/domain/place/map-start'
import type { ActivitySort } from './activity-search.ts'
import type { LatLng } from './view-bounds.ts'

export type VenueSort = (typeof venueSorts)[number]
/** Where a map looks before anybody asked for another part of it. */
export type MapBeginning = Pick<MapStart, 'latitude' | 'longitude' | 'placeName' | 'zoom'>
export type MapFilters = Required<InputOf<typeof map.getVenuesInView>['filters']>

/** The days on which an activity has a session, YYYY-MM-DD; null on a side that is open. */
export interface ActivityDays {
  readonly from: string | null
  readonly until: string | null
}

/** What the screen shows; all of it is in the address, so that a link or the back button restores it. */
export interface MapState {
  /** The place the list is about. */
  readonly near: LatLng & { readonly name: string }
  readonly centre: LatLng
  readonly zoom: number
  readonly filters: MapFilters
  readonly days: ActivityDays
  /** What the list is of. */
  readonly show: 'places' | 'activities'
  readonly activitySort: ActivitySort
  readonly includeUnknown: boolean
  readonly sort: VenueSort | null
  readonly venueId: number | null
  /** The kind of amenity whose nearest ones are listed; null for the places. */
  readonly amenityTypeId: number | null
  /** What the nearest ones must have. */
  readonly amenityFeatureIds: readonly number[]
  /** On a phone one view is shown at a time; an open venue covers both. */
  readonly pane: 'list' | 'map'
}

/** Their ids count up from 1 (domain, `amenityTypes`); their features are more than an address needs to load. */
const amenityTypeCount = 8

const decimals = 5
const zoomDecimals = 2
const sorts: readonly VenueSort[] = ['fit', 'nearest', 'checked', 'name']
const activitySorts: readonly ActivitySort[] = ['when', 'distance', 'fit']
const costTiers = [3, 4, 5, 6] as const

/** The words of the address that are the map's. */
const ownWords =
  'near at c z o type cost service kind age price open badge has feature fits from until show order unknown sort venue amenity with view'.split(
    ' ',
  )

export const noFilters: MapFilters = {
  options: [],
  venueTypeIds: [],
  costTiers: [],
  serviceIds: [],
  activityKindIds: [],
  age: null,
  maxPriceCents: null,
  openNow: false,
  badgePartnerIds: [],
  amenityTypeIds: [],
  amenityFeatureIds: [],
  meetsNeeds: false,
}

export const anyDay: ActivityDays = { from: null, until: null }

/** Reads the state from the address; missing or invalid parts get their defaults. */
export function readMapState(query: URLSearchParams, start: MapBeginning): MapState {
  const at = readPoint(query.get('at'))
  const near = at
    ? { ...at, name: query.get('near')?.slice(0, 100) || 'here' }
    : { lat: start.latitude, lng: start.longitude, name: start.placeName }
  const view = readPoint(query.get('c'))
  const { min, max } = limits.mapZoom
  const zoom = Number(query.get('z') ?? (at ? limits.mapZoom.default : start.zoom))
  return {
    near,
    centre: view ?? { lat: near.lat, lng: near.lng },
    zoom: Number.isFinite(zoom) ? Math.min(max, Math.max(min, zoom)) : limits.mapZoom.default,
    filters: {
      options: readOptions(query.get('o')),
      venueTypeIds: readIds(query.get('type')),
      costTiers: costTiers.filter((tier) => readIds(query.get('cost')).includes(tier)),
      serviceIds: readIds(query.get('service')),
      activityKindIds: readIds(query.get('kind')),
      age: ageOf(query.get('age')),
      maxPriceCents: centsUpTo(query.get('price')),
      openNow: query.get('open') === '1',
      badgePartnerIds: readIds(query.get('badge')),
      amenityTypeIds: readIds(query.get('has')).filter((id) => id <= amenityTypeCount),
      amenityFeatureIds: readIds(query.get('feature')),
      meetsNeeds: query.get('fits') === '1',
    },
    days: readDays(query.get('from'), query.get('until')),
    show: query.get('show') === 'activities' ? 'activities' : 'places',
    activitySort: activitySorts.find((sort) => sort === query.get('order')) ?? 'when',
    includeUnknown: query.get('unknown') === '1',
    sort: sorts.find((sort) => sort === query.get('sort')) ?? null,
    venueId: readIds(query.get('venue'))[0] ?? null,
    amenityTypeId: readIds(query.get('amenity')).find((id) => id <= amenityTypeCount) ?? null,
    amenityFeatureIds: readIds(query.get('with')),
    pane: query.get('view') === 'map' ? 'map' : 'list',
  }
}

/** Writes the state into the address, leaving out defaults. Words of `before` that are not the map's stay. */
export function writeMapState(state: MapState, start: MapBeginning, before?: URLSearchParams): URLSearchParams {
  const query = new URLSearchParams([...(before ?? [])].filter(([name]) => !ownWords.includes(name)))
  const isStart = state.near.lat === start.latitude && state.near.lng === start.longitude
  if (!isStart) {
    query.set('near', state.near.name)
    query.set('at', pointText(state.near))
  }
  if (pointText(state.centre) !== pointText(state.near)) query.set('c', pointText(state.centre))
  const usualZoom = isStart ? start.zoom : limits.mapZoom.default
  if (state.zoom !== usualZoom) query.set('z', String(Number(state.zoom.toFixed(zoomDecimals))))
  const { filters } = state
  const options = filters.options.map(({ accessibilityOptionId, threshold }) =>
    threshold === null || threshold === undefined
      ? `${accessibilityOptionId}`
      : `${accessibilityOptionId}:${threshold}`,
  )
  setList(query, 'o', options)
  setList(query, 'type', filters.venueTypeIds)
  setList(query, 'cost', filters.costTiers)
  setList(query, 'service', filters.serviceIds)
  setList(query, 'kind', filters.activityKindIds)
  if (filters.age !== null) query.set('age', String(filters.age))
  if (filters.maxPriceCents !== null) query.set('price', String(filters.maxPriceCents))
  if (filters.openNow) query.set('open', '1')
  setList(query, 'badge', filters.badgePartnerIds)
  setList(query, 'has', filters.amenityTypeIds)
  setList(query, 'feature', filters.amenityFeatureIds)
  if (filters.meetsNeeds) query.set('fits', '1')
  if (state.days.from !== null) query.set('from', state.days.from)
  if (state.days.until !== null) query.set('until', state.days.until)
  if (state.show === 'activities') query.set('show', 'activities')
  if (state.activitySort !== 'when') query.set('order', state.activitySort)
  if (state.includeUnknown) query.set('unknown', '1')
  if (state.sort) query.set('sort', state.sort)
  if (state.venueId !== null) query.set('venue', String(state.venueId))
  if (state.amenityTypeId !== null) query.set('amenity', String(state.amenityTypeId))
  setList(query, 'with', state.amenityFeatureIds)
  if (state.pane === 'map') query.set('view', 'map')
  return query
}

/** How many filters are on: the number on "All filters". */
export function countFilters(filters: MapFilters, days: ActivityDays = anyDay): number {
  return (
    filters.options.length +
    filters.venueTypeIds.length +
    filters.costTiers.length +
    filters.serviceIds.length +
    filters.activityKindIds.length +
    (filters.age === null ? 0 : 1) +
    (filters.maxPriceCents === null ? 0 : 1) +
    (filters.openNow ? 1 : 0) +
    filters.badgePartnerIds.length +
    filters.amenityTypeIds.length +
    filters.amenityFeatureIds.length +
    (filters.meetsNeeds ? 1 : 0) +
    (days.from === null && days.until === null ? 0 : 1)
  )
}

function setList(query: URLSearchParams, name: string, values: readonly (string | number)[]): void {
  if (values.length > 0) query.set(name, values.join(','))
}

const pointText = ({ lat, lng }: LatLng) => `${Number(lat.toFixed(decimals))},${Number(lng.toFixed(decimals))}`

function readPoint(text: string | null): LatLng | null {
  const [lat, lng, ...rest] = (text ?? '').split(',').map((part) => (part.trim() === '' ? Number.NaN : Number(part)))
  if (lat === undefined || lng === undefined || rest.length > 0) return null
  return Math.abs(lat) <= 85 && Math.abs(lng) <= 180 ? { lat, lng } : null
}

function readIds(text: string | null): number[] {
  return (text ?? '')
    .split(',')
    .map(Number)
    .filter((id) => Number.isSafeInteger(id) && id > 0)
}

/** A last day before the first one, like a day that is none, does not filter. */
function readDays(from: string | null, until: string | null): ActivityDays {
  const isDay = (text: string | null) => /^\d{4}-\d{2}-\d{2}$/.test(text ?? '') && !Number.isNaN(Date.parse(text ?? ''))
  const first = isDay(from) ? from : null
  return { from: first, until: isDay(until) && (first ?? '') <= (until ?? '') ? until : null }
}

function ageOf(text: string | null): number | null {
  const age = Number(text)
  return text !== null && isAgeBound(age) ? age : null
}

/** A price in cents that the map can filter by; 0 asks for what is free. */
function centsUpTo(text: string | null): number | null {
  const cents = Number(text)
  return text !== null && text !== '' && Number.isSafeInteger(cents) && cents >= 0 && cents <= maxPriceCents
    ? cents
    : null
}

function readOptions(text: string | null): MapFilters['options'] {
  return (text ?? '').split(',').flatMap((part) => {
    const [id, threshold] = part.split(':').map(Number)
    if (id === undefined || !Number.isSafeInteger(id) || id < 1) return []
    return {
      accessibilityOptionId: id,
      threshold: threshold !== undefined && Number.isFinite(threshold) ? threshold : null,
    }
  })
}
