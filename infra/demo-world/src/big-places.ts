import { demoVenues } from './demo-venues.ts'

/** A town of the big world, with venues scattered around it. */
export interface BigPlace {
  readonly suburb: string
  readonly region: string
  readonly countryId: number
  readonly timeZone: string
  readonly town: string
  readonly lat: number
  readonly lng: number
}

/** The places of the demo world's venues, so that cities have more than islands. */
export function bigPlaces(): readonly BigPlace[] {
  return demoVenues().map(({ suburb, region, timeZone, address, lat, lng, organisation }) => ({
    suburb,
    region,
    countryId: organisation.countryId,
    timeZone,
    town: address.slice(address.indexOf(',') + 2),
    lat,
    lng,
  }))
}
