import tzlookup from '@photostructure/tz-lookup'
import type { CountryId } from '@waymark/domain/enums'
import type { Point } from '@waymark/domain/place/coordinates'
import { timeZoneAt, timeZones } from '@waymark/domain/place/time-zones'

/** Whether a time zone belongs to the country. */
export function isZoneOf(countryId: CountryId, timeZone: string): boolean {
  return timeZones.some((zone) => zone.id === timeZone && zone.countryId === countryId)
}

/** The time zone of a place; at sea or just across a border, the country's nearest zone. */
export function timeZoneOf(countryId: CountryId, point: Point): string {
  const found = tzlookup(point.latitude, point.longitude)
  return isZoneOf(countryId, found) ? found : timeZoneAt(countryId, point)
}
