import { booking } from '@waymark/contracts/booking'
import { map } from '@waymark/contracts/map'
import { places as placesCalls } from '@waymark/contracts/places'
import { bigCatalogue } from '@waymark/demo-world/big-catalogue'
import { bigPlaces } from '@waymark/demo-world/big-places'
import { bigWorldBase } from '@waymark/demo-world/load-big-world'
import { accessOptions } from '@waymark/domain/access-fit/options'
import type { Person } from '@waymark/test-world/people'
import type { BenchWorld, WorldSize } from './bench-world.ts'
import { callRequest } from './connection.ts'

const dayMs = 86_400_000
const { services } = bigCatalogue()
const places = bigPlaces()

/** The service of the venue with this number, as `loadBigWorld` assigns them. */
export function offerOf(venue: number) {
  const service = services[venue % services.length]
  const place = places[(venue - 1) % places.length]
  if (!service || !place) throw new Error('The big world has services and places.')
  return { ...service, place, serviceAreaId: bigWorldBase + venue, serviceAreaServiceId: bigWorldBase + venue }
}

/** Signs in a client of the big world, counted from 1. */
export function signInClient({ people, size }: BenchWorld, number: number) {
  return people.signIn(bigWorldBase + size.venues * 2 + number)
}

/** The number of a different venue for each index, all over the world. */
export function venueAt(index: number, { venues }: WorldSize): number {
  return ((index * 7919) % venues) + 1
}

export function dateIn(days: number): string {
  return new Date(Date.now() + days * dayMs).toISOString().slice(0, 10)
}

/** Free times of one service for a number of days. */
export function freeTimesRequest(venue: number, days: number, person: Person): Promise<Buffer> {
  const { serviceAreaServiceId, sizeOptionId } = offerOf(venue)
  return callRequest(
    booking.getAvailableTimesForServiceAreaForNewBooking,
    { ServiceAreaServiceId: serviceAreaServiceId, ServiceSizeOptionId: sizeOptionId, fromDate: dateIn(2), days },
    person,
  )
}

/** The providers for an address near a venue's town, for the service of that venue. */
export function whoComesRequest(venue: number, person: Person): Promise<Buffer> {
  const { serviceId, place } = offerOf(venue)
  return callRequest(
    booking.getAvailableServiceAreasForNewBooking,
    { ServiceId: serviceId, LatitudeForService: place.lat, LongitudeForService: place.lng },
    person,
  )
}

const viewPx = { width: 1000, height: 800 }
const tilePx = 512

/** Words of nearly every venue's address, of many kinds of places, and the beginning of many words. */
const commonWords = ['queen street', 'cafe', 'street', 'the']

/** A search for a venue by its name, the beginnings of its words, a word that many have, its town misspelt, or for a town far away. */
export function searchRequest(
  kind: 'whole' | 'beginning' | 'common' | 'misspelt' | 'far',
  index: number,
  venues: number,
  person?: Person,
): Promise<Buffer> {
  const number = venueAt(index, { venues, bookings: 0 })
  const { place } = offerOf(number)
  const town = place.suburb
  const farAway = places[(places.indexOf(place) + Math.floor(places.length / 2)) % places.length]
  const query = {
    whole: `${town} ${number}`,
    beginning: `${town.slice(0, 4)} ${number}`,
    common: commonWords[index % commonWords.length] ?? '',
    // One letter left out of the middle.
    misspelt: `${town.slice(0, Math.ceil(town.length / 2))}${town.slice(Math.ceil(town.length / 2) + 1)}`,
    far: farAway?.suburb ?? '',
  }[kind]
  return callRequest(
    placesCalls.searchAll,
    { query, nearLatitude: String(place.lat), nearLongitude: String(place.lng), limit: '5' },
    person,
  )
}

/** The map's request for a screen around a town, with two filters. */
export function mapViewRequest(index: number, zoom: number): Promise<Buffer> {
  const place = places[index % places.length]
  const [first, second] = accessOptions.filter(({ measure }) => measure === null)
  if (!place || !first || !second) throw new Error('There are towns, and options without a measure.')
  const degreesPerPx = 360 / (tilePx * 2 ** zoom)
  const halfWidth = (viewPx.width / 2) * degreesPerPx
  const halfHeight = (viewPx.height / 2) * degreesPerPx * Math.cos((place.lat * Math.PI) / 180)
  return callRequest(map.getVenuesInView, {
    bounds: {
      west: place.lng - halfWidth,
      east: Math.min(place.lng + halfWidth, 180),
      south: place.lat - halfHeight,
      north: place.lat + halfHeight,
    },
    zoom,
    near: { latitude: place.lat, longitude: place.lng },
    filters: { options: [{ accessibilityOptionId: first.id }, { accessibilityOptionId: second.id }] },
  })
}
