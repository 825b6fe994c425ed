import type { OutputOf } from '@waymark/contracts/define-call'
import { places } from '@waymark/contracts/places'
import { venueType } from '@waymark/domain/catalogue/venue-types'
import { useMemo, useState } from 'react'
import { useCall } from '../calls/use-call.ts'
import { formatDateTime, formatDistance } from '../page/format.ts'
import { namedZone } from '../page/viewer-zone.ts'
import { hasWords } from './has-words.ts'

/** @public Remotes of other repositories take it from here since the last release. */
export { type SearchKind, searchKinds } from './search-kinds.ts'

export type SearchAnswer = OutputOf<typeof places.searchAll>

/** Something that the one search found; `id` is unique among all of its results. */
export type SearchResult = {
  readonly id: string
  readonly label: string
  readonly detail: string
} & (
  | { readonly kind: 'venue'; readonly venueId: number; readonly lat: number; readonly lng: number }
  | { readonly kind: 'activity'; readonly activityId: number; readonly venueId: number }
  | { readonly kind: 'service'; readonly serviceId: number }
  | { readonly kind: 'amenity'; readonly amenityTypeId: number }
  | { readonly kind: 'where'; readonly lat: number; readonly lng: number; readonly zoom: number }
  | { readonly kind: 'option'; readonly optionId: number; readonly near: SearchNear | null }
)

/** Where something is looked for; `zoom` is null where the map has its usual one. */
interface SearchNear {
  readonly name: string
  readonly lat: number
  readonly lng: number
  readonly zoom: number | null
}

const streetZoom = 16
const suggestedPerKind = 4
const maxQueryLength = 200

/** Searches everything by the words typed so far, once for each pause: places, activities, services, amenities, accessibility options, addresses and towns. */
export function useOneSearch(near: { readonly name?: string; readonly lat: number; readonly lng: number } | null) {
  const [query, setQuery] = useState('')
  const isAsked = query.trim() !== ''
  const found = useCall(
    places.searchAll,
    { query, limit: suggestedPerKind, ...(near && { nearLatitude: near.lat, nearLongitude: near.lng }) },
    { enabled: isAsked, keepPrevious: true, ignore401: true },
  )
  const { name, lat, lng } = near ?? {}
  const results = useMemo(() => {
    const from = name === undefined || lat === undefined || lng === undefined ? null : { name, lat, lng }
    const answered = isAsked && found.data ? resultsOf(found.data, from) : []
    // While the next answer is on its way, what was found before stays where it has the words typed since.
    return found.isPlaceholderData ? answered.filter(({ label }) => hasWords(label, query)) : answered
  }, [isAsked, found.data, found.isPlaceholderData, query, name, lat, lng])
  return {
    results,
    isLoading: found.isFetching,
    emptyText: found.error ? found.error.message : 'Nothing found. Try fewer letters, or another word.',
    onSearch: (text: string) => setQuery(text.slice(0, maxQueryLength)),
    resultOf: (id: string) => results.find((result) => result.id === id) ?? null,
  }
}

/** Each result with what it is called, in the order of the groups. What is looked for on the map opens near `from`, unless the words name a town. */
export function resultsOf(answer: SearchAnswer, from: Omit<SearchNear, 'zoom'> | null = null): SearchResult[] {
  const near = nearOf(answer) ?? (from && { ...from, zoom: null })
  return [
    ...(answer.accessOptions ?? []).map(
      ({ accessibilityOptionId, label }): SearchResult => ({
        kind: 'option',
        id: `option-${accessibilityOptionId}`,
        label,
        detail: near ? `On the map, near ${near.name.split(',')[0]}` : 'On the map',
        optionId: accessibilityOptionId,
        near,
      }),
    ),
    ...answer.venues.items.map(
      (venue): SearchResult => ({
        kind: 'venue',
        id: `venue-${venue.serviceAreaId}`,
        label: venue.name,
        detail: detailOf(venueType(venue.venueTypeId)?.label, venue.suburb, away(venue.distanceKm)),
        venueId: venue.serviceAreaId,
        lat: venue.latitude,
        lng: venue.longitude,
      }),
    ),
    ...answer.activities.items.map(
      (activity): SearchResult => ({
        kind: 'activity',
        id: `activity-${activity.activityId}`,
        label: activity.title,
        detail: detailOf(activity.venueName, nextStartText(activity), away(activity.distanceKm)),
        activityId: activity.activityId,
        venueId: activity.serviceAreaId,
      }),
    ),
    ...answer.services.map(
      ({ serviceId, name, family }): SearchResult => ({
        kind: 'service',
        id: `service-${serviceId}`,
        label: name,
        detail: family,
        serviceId,
      }),
    ),
    ...answer.amenityTypes.map(
      ({ amenityTypeId, label }): SearchResult => ({
        kind: 'amenity',
        id: `amenity-${amenityTypeId}`,
        label,
        detail: 'Nearest first, with what is open now',
        amenityTypeId,
      }),
    ),
    ...answer.towns.map(
      ({ placeId, name, region, latitude, longitude, zoom }): SearchResult => ({
        kind: 'where',
        id: `town-${placeId}`,
        label: townName({ name, region }),
        detail: '',
        lat: latitude,
        lng: longitude,
        zoom,
      }),
    ),
    ...answer.addresses.map(
      ({ label, latitude, longitude }): SearchResult => ({
        kind: 'where',
        id: `address-${label}`,
        label,
        detail: '',
        lat: latitude,
        lng: longitude,
        zoom: streetZoom,
      }),
    ),
  ]
}

type FoundTown = SearchAnswer['towns'][number]
const townName = ({ name, region }: Pick<FoundTown, 'name' | 'region'>) => (region === '' ? name : `${name}, ${region}`)

/** The town that the words were read as naming. */
function nearOf({ readNear: town }: SearchAnswer): SearchNear | null {
  return town ? { name: townName(town), lat: town.latitude, lng: town.longitude, zoom: town.zoom } : null
}

/** The address that a result opens. */
export function addressOf(result: SearchResult): string {
  switch (result.kind) {
    case 'venue':
      return `/location-map?${new URLSearchParams({ near: result.label, at: `${result.lat},${result.lng}`, venue: String(result.venueId) })}`
    case 'activity':
      return `/activity-booking/new-booking?activityId=${result.activityId}`
    case 'service':
      return `/location-map?service=${result.serviceId}`
    case 'amenity':
      return `/location-map?amenity=${result.amenityTypeId}`
    case 'where':
      return `/location-map?${new URLSearchParams({ near: result.label, at: `${result.lat},${result.lng}`, z: String(result.zoom) })}`
    case 'option': {
      const query = new URLSearchParams({ o: String(result.optionId) })
      if (result.near) {
        query.set('near', result.near.name)
        query.set('at', `${result.near.lat},${result.near.lng}`)
        if (result.near.zoom !== null) query.set('z', String(result.near.zoom))
      }
      return `/location-map?${query}`
    }
  }
}

const away = (distanceKm: number | null) => (distanceKm === null ? '' : formatDistance(distanceKm))
const detailOf = (...parts: readonly (string | undefined)[]) => parts.filter(Boolean).join(' · ')

/** When an activity takes place next, with the zone of its place where the viewer's clocks differ. */
export function nextStartText({ nextStartDateTime, timeZone }: SearchAnswer['activities']['items'][number]): string {
  if (nextStartDateTime === null || timeZone === null) return 'No date yet'
  return formatDateTime(nextStartDateTime, namedZone(timeZone))
}
