import type { MapState } from '@waymark/web-kit/map-state'
import type { FoundOnMap } from './near-search.tsx'

/** What the map shows of something that the search found. */
export function changesFor(result: FoundOnMap): Partial<MapState> | ((now: MapState) => Partial<MapState>) {
  switch (result.kind) {
    case 'where': {
      const at = { lat: result.lat, lng: result.lng }
      return { near: { ...at, name: result.label }, centre: at, zoom: result.zoom, venueId: null }
    }
    case 'venue':
      return { centre: { lat: result.lat, lng: result.lng }, venueId: result.venueId, amenityTypeId: null }
    case 'service':
      return ({ filters }) => ({
        filters: { ...filters, serviceIds: [result.serviceId] },
        show: 'places',
        venueId: null,
      })
    case 'option':
      return ({ filters }) => ({
        ...townOf(result),
        filters: withOption(filters, result.optionId),
        show: 'places',
        includeUnknown: false,
        amenityTypeId: null,
        venueId: null,
      })
    case 'amenity':
      return { amenityTypeId: result.amenityTypeId, amenityFeatureIds: [], venueId: null }
  }
}

/** The town that the words name; without one the map stays where it is. */
function townOf({ near }: Extract<FoundOnMap, { readonly kind: 'option' }>): Partial<MapState> {
  if (near === null || near.zoom === null) return {}
  const { name, lat, lng, zoom } = near
  return { near: { name, lat, lng }, centre: { lat, lng }, zoom }
}

function withOption(filters: MapState['filters'], optionId: number): MapState['filters'] {
  const isOn = filters.options.some(({ accessibilityOptionId }) => accessibilityOptionId === optionId)
  return isOn
    ? filters
    : { ...filters, options: [...filters.options, { accessibilityOptionId: optionId, threshold: null }] }
}
