import type { CountryId } from '@waymark/domain/enums'
import { limits } from '@waymark/domain/limits'
import type { LatLng } from '@waymark/web-kit/view-bounds'
import { metresPerPixel } from '@waymark/web-kit/view-bounds'
import type { MapView } from '../map-engine/engine-props.ts'

/** Zooms out further than the public map: a radius of 25 km must fit on a phone, and the whole country before there is a pin. */
export const pinMinZoom = 3

// The ring fits on a phone.
const ringPx = 240
const closestZoom = 15

const countryViews: Record<CountryId, MapView> = {
  1: { centre: { lat: -41.2, lng: 173 }, zoom: 3.9 },
  2: { centre: { lat: -27.5, lng: 134 }, zoom: 3 },
}

/** What the map shows: the pin with all of its radius, or the country before there is a pin. */
export function pinView(at: LatLng | null, radiusKm: number | null, countryId: CountryId): MapView {
  if (!at) return countryViews[countryId]
  if (radiusKm === null) return { centre: at, zoom: limits.mapZoom.default }
  const wantedMetresPerPx = (2000 * radiusKm) / ringPx
  const zoom = Math.log2(metresPerPixel(at.lat, 0) / wantedMetresPerPx)
  return { centre: at, zoom: Math.min(closestZoom, Math.max(pinMinZoom, zoom)) }
}
