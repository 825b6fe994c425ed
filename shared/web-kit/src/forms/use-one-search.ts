import type { OutputOf } from '@waymark/contracts/define-call'
import { places } from '@waymark/contracts/places'
import { venueType } from '@waymark/domain/catalogue/venue-types'
import { useMemo, useState } from 'react'
import { useCall } from '../calls/use-call.ts'
import { formatDateTime, formatDistance } from '../page/format.ts'
import { namedZone } from '../page/viewer-zone.ts'

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
)

const streetZoom = 16
const suggestedPerKind = 4
const maxQueryLength = 200

/** Searches everything by the words typed so far, once for each pause: places, activities, services, amenities, addresses and towns. */
export function useOneSearch(near: { readonly lat: number; readonly lng: number } | null) {
  const [query, setQuery] = useState('')
  const isAsked = query.trim() !== ''
  const found = useCall(
    places.searchAll,
    { query, limit: suggestedPerKind, ...(near && { nearLatitude: near.lat, nearLongitude: near.lng }) },
    { enabled: isAsked, keepPrevious: true, ignore401: true },
  )
  const results = useMemo(() => (isAsked && found.data ? resultsOf(found.data) : []), [isAsked, found.data])
  return {
    results,
    isLoading: found.isFetching,
    emptyText: found.error ? found.error.message : 'Nothing found. Try fewer letters, or another word.',
    onSearch: (text: string) => setQuery(text.slice(0, maxQueryLength)),
    resultOf: (id: string) => results.find((result) => result.id === id) ?? null,
  }
}

/** Each result with what it is called, in the order of the groups. */
export function resultsOf(answer: SearchAnswer): SearchResult[] {
  return [
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
        label: region === '' ? name : `${name}, ${region}`,
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
  }
}

const away = (distanceKm: number | null) => (distanceKm === null ? '' : formatDistance(distanceKm))
const detailOf = (...parts: readonly (string | undefined)[]) => parts.filter(Boolean).join(' · ')

/** When an activity takes place next, with the zone of its place where the viewer's clocks differ. */
export function nextStartText({ nextStartDateTime, timeZone }: SearchAnswer['activities']['items'][number]): string {
  if (nextStartDateTime === null || timeZone === null) return 'No date yet'
  return formatDateTime(nextStartDateTime, namedZone(timeZone))
}
