import { type CountryId, country } from '../enums.ts'
import type { Point } from './coordinates.ts'

/** Where the map starts for a person who has not chosen a place. */
export interface MapStart extends Point {
  readonly countryId: CountryId
  readonly countryName: string
  readonly placeName: string
  readonly zoom: number
}

const cityZoom = 12

/** One well-known city for each country. */
export const mapStarts: readonly MapStart[] = [
  {
    countryId: country.nz,
    countryName: 'New Zealand',
    placeName: 'Wellington',
    latitude: -41.2866,
    longitude: 174.7756,
    zoom: cityZoom,
  },
  {
    countryId: country.au,
    countryName: 'Australia',
    placeName: 'Sydney',
    latitude: -33.8678,
    longitude: 151.2073,
    zoom: cityZoom,
  },
]

/** The start of a country; New Zealand's when it is not known. */
export function mapStartOf(countryId: number | null): MapStart {
  const [first] = mapStarts
  if (!first) throw new Error('The map has no start.')
  return mapStarts.find((start) => start.countryId === countryId) ?? first
}
