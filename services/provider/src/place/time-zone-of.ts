import type { CountryId } from '@waymark/domain/enums'
import type { Point } from '@waymark/domain/place/coordinates'
import { timeZoneAt, timeZones } from '@waymark/domain/place/time-zones'
import tzlookup from 'tz-lookup'

/** Whether a zone is one of the country's. */
export function isZoneOf(countryId: CountryId, timeZone: string): boolean {
  return timeZones.some((zone) => zone.id === timeZone && zone.countryId === countryId)
}

/** The zone of a place, drawn to the street; at sea, or just over the border, the country's zone nearest by. */
export function timeZoneOf(countryId: CountryId, point: Point): string {
  const found = tzlookup(point.latitude, point.longitude)
  return isZoneOf(countryId, found) ? found : timeZoneAt(countryId, point)
}
