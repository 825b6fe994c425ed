import { type CountryId, country } from '../enums.ts'
import type { Point } from './coordinates.ts'

/** A zone with the place that screens name: "9:15 am (Auckland time)". */
export interface TimeZone {
  readonly id: string
  readonly place: string
  readonly countryId: CountryId
}

/** Every IANA zone of New Zealand and Australia. */
export const timeZones: readonly TimeZone[] = [
  { id: 'Pacific/Auckland', place: 'Auckland', countryId: country.nz },
  { id: 'Pacific/Chatham', place: 'Chatham Islands', countryId: country.nz },
  { id: 'Australia/Sydney', place: 'Sydney', countryId: country.au },
  { id: 'Australia/Melbourne', place: 'Melbourne', countryId: country.au },
  { id: 'Australia/Hobart', place: 'Hobart', countryId: country.au },
  { id: 'Australia/Brisbane', place: 'Brisbane', countryId: country.au },
  { id: 'Australia/Lindeman', place: 'Lindeman Island', countryId: country.au },
  { id: 'Australia/Adelaide', place: 'Adelaide', countryId: country.au },
  { id: 'Australia/Broken_Hill', place: 'Broken Hill', countryId: country.au },
  { id: 'Australia/Darwin', place: 'Darwin', countryId: country.au },
  { id: 'Australia/Perth', place: 'Perth', countryId: country.au },
  { id: 'Australia/Eucla', place: 'Eucla', countryId: country.au },
  { id: 'Australia/Lord_Howe', place: 'Lord Howe Island', countryId: country.au },
]

/** "Auckland time" for a zone of the two countries; otherwise the zone's id. */
export function timeZoneText(timeZone: string): string {
  const zone = timeZones.find(({ id }) => id === timeZone)
  return zone ? `${zone.place} time` : timeZone
}

/**
 * The zone of a place, from its country and its side of the state borders. Border rivers are approximated by a few
 * straight lines; where those are off by some kilometres, both zones along the Murray have the same time, and on the
 * Queensland border the person can choose the zone.
 */
export function timeZoneAt(countryId: CountryId, point: Point): string {
  if (countryId === country.nz) return point.longitude < 0 ? 'Pacific/Chatham' : 'Pacific/Auckland'
  const { latitude, longitude } = point
  if (longitude > 157) return 'Australia/Lord_Howe'
  if (longitude < 129) return isAroundEucla(point) ? 'Australia/Eucla' : 'Australia/Perth'
  if (longitude < 138) return latitude > -26 ? 'Australia/Darwin' : 'Australia/Adelaide'
  if (longitude < 141) return latitude > -26 ? 'Australia/Brisbane' : 'Australia/Adelaide'
  if (latitude > borderLatitude(queenslandBorder, longitude)) return 'Australia/Brisbane'
  if (latitude < -39.2) return 'Australia/Hobart'
  if (latitude < borderLatitude(murrayBorder, longitude)) return 'Australia/Melbourne'
  return isAroundBrokenHill(point) ? 'Australia/Broken_Hill' : 'Australia/Sydney'
}

type Border = readonly (readonly [longitude: number, latitude: number])[]

const queenslandBorder: Border = [
  [141, -29],
  [148.96, -29],
  [149.4, -28.68],
  [150.3, -28.56],
  [150.95, -28.75],
  [151.3, -29.1],
  [151.9, -28.97],
  [152, -28.5],
  [152.5, -28.29],
  [153.3, -28.25],
  [153.56, -28.165],
]

const murrayBorder: Border = [
  [141, -34.05],
  [142.2, -34.16],
  [142.5, -34.75],
  [143.35, -34.85],
  [143.57, -35.33],
  [144.3, -35.7],
  [144.75, -36.12],
  [145.5, -35.83],
  [146, -36.02],
  [146.93, -36.1],
  [148, -36.05],
  [148.2, -36.8],
  [149.98, -37.51],
]

/** The border's latitude at a longitude, interpolated between its points. */
function borderLatitude(border: Border, longitude: number): number {
  const after = border.findIndex(([at]) => at >= longitude)
  const to = border[after] ?? border.at(-1)
  const from = border[after - 1] ?? to
  if (!from || !to) return Number.NaN
  const share = to[0] === from[0] ? 1 : (longitude - from[0]) / (to[0] - from[0])
  return from[1] + share * (to[1] - from[1])
}

/** Eucla, Mundrabilla, Madura and Cocklebiddy use a time between Perth's and Adelaide's. */
function isAroundEucla({ latitude, longitude }: Point): boolean {
  return longitude > 125.5 && latitude < -31.3
}

/** Yancowinna County uses Adelaide's time. */
function isAroundBrokenHill({ latitude, longitude }: Point): boolean {
  return longitude < 142.2 && latitude > -32.7 && latitude < -31
}
