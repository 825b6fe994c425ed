import { type CountryId, country } from '../enums.ts'
import type { CoordinateField, Point } from './coordinates.ts'
import { countryOf } from './countries.ts'

/** Degrees, inclusive. */
interface Bounds {
  readonly latitudes: readonly [south: number, north: number]
  readonly longitudes: readonly [west: number, east: number]
}

/** The land of each country with its inshore waters: mainland first, then outlying islands. */
const boundsOf: Readonly<Record<CountryId, readonly Bounds[]>> = {
  [country.nz]: [
    { latitudes: [-53, -29], longitudes: [165.5, 180] },
    // Chatham Islands and the Kermadecs.
    { latitudes: [-45, -29], longitudes: [-180, -175.5] },
  ],
  [country.au]: [
    { latitudes: [-44, -10.5], longitudes: [112.5, 154] },
    // Torres Strait, south of New Guinea.
    { latitudes: [-10.5, -9.15], longitudes: [141.8, 144.3] },
    // Lord Howe Island.
    { latitudes: [-32, -31], longitudes: [158.5, 159.5] },
  ],
}

const isBetween = ([least, most]: readonly [number, number], degrees: number) => least <= degrees && degrees <= most

/** Whether a place can be in a country, judged by bounds: neither country has a land border. */
export function isInBoundsOf(countryId: CountryId, { latitude, longitude }: Point): boolean {
  return boundsOf[countryId].some(
    ({ latitudes, longitudes }) => isBetween(latitudes, latitude) && isBetween(longitudes, longitude),
  )
}

/**
 * The coordinate to correct when a place is not in a country: the latitude when no part of the country is that far
 * north or south.
 */
export function firstInvalidField(countryId: CountryId, { latitude }: Point): CoordinateField {
  return boundsOf[countryId].some(({ latitudes }) => isBetween(latitudes, latitude)) ? 'longitude' : 'latitude'
}

/** Whether a place is in a country as soon as its latitude and longitude change places. */
export function areSwapped(countryId: CountryId, { latitude, longitude }: Point): boolean {
  return isInBoundsOf(countryId, { latitude: longitude, longitude: latitude })
}

/** "This place is not in New Zealand." */
export function notInCountryText(countryId: CountryId): string {
  return `This place is not in ${countryOf(countryId)?.name ?? 'this country'}, the country of your organisation.`
}
