import type { DemoVenue } from './demo-venues.ts'
import { seededRandom } from './seeded-random.ts'

/** The address of a visit: a home near the venue. */
export interface ClientHome {
  readonly address: string
  readonly unit: string | null
  readonly lat: number
  readonly lng: number
  readonly distanceKm: number
}

const kmPerDegree = 111.195

/** The extent of the city of these homes. */
const wellingtonKm = 8

type KnownHome = readonly [address: string, lat: number, lng: number]

/** Homes around Newtown, on real streets. */
const newtownHomes: readonly [KnownHome, ...KnownHome[]] = [
  ['42 Daniell Street, Newtown, Wellington 6021', -41.3142, 174.7832],
  ['18 Rintoul Street, Newtown, Wellington 6021', -41.3146, 174.7784],
  ['88 Kent Terrace, Te Aro, Wellington 6011', -41.2968, 174.7832],
  ['7 Ōwhiro Road, Ōwhiro Bay, Wellington 6023', -41.3427, 174.7594],
  ['5 Waipapa Road, Hātaitai, Wellington 6021', -41.3041, 174.7949],
  ['31 Ōhiro Road, Brooklyn, Wellington 6021', -41.3052, 174.7634],
  ['60 Adelaide Road, Mount Cook, Wellington 6021', -41.3023, 174.7789],
  ['14 Hornsey Road, Melrose, Wellington 6023', -41.3209, 174.7866],
  ['9 Constable Street, Newtown, Wellington 6021', -41.3127, 174.7799],
  ['120 The Parade, Island Bay, Wellington 6023', -41.3341, 174.7729],
]

const streets: readonly [string, ...string[]] = [
  'Victoria Street',
  'Queen Street',
  'Park Road',
  'Church Street',
  'Station Street',
  'High Street',
  'Albert Street',
  'Hill Street',
  'River Road',
  'Grey Street',
  'School Lane',
  'King Street',
]

function round(value: number, digits: number): number {
  return Number(value.toFixed(digits))
}

/** Distance in km, accurate enough over a suburb. */
function distanceKm(venue: DemoVenue, lat: number, lng: number): number {
  const north = (lat - venue.lat) * kmPerDegree
  const east = (lng - venue.lng) * kmPerDegree * Math.cos((venue.lat * Math.PI) / 180)
  return round(Math.hypot(north, east), 2)
}

/** The home where `venue` visits `clientId`; deterministic, and inside the venue's radius. */
export function clientHome(venue: DemoVenue, clientId: number, place: number): ClientHome {
  const random = seededRandom(`home ${clientId} near ${venue.name}`)
  const unit = random.chance(0.2) ? String(random.whole(1, 12)) : null
  const [address, lat, lng] = newtownHomes[place % newtownHomes.length] ?? newtownHomes[0]
  const fromVenue = distanceKm(venue, lat, lng)
  if (fromVenue < venue.radiusKm * 0.95 && fromVenue < wellingtonKm) {
    return { address, unit: place === 0 ? null : unit, lat, lng, distanceKm: fromVenue }
  }
  const away = 0.2 + random.next() * Math.min(venue.radiusKm * 0.6, 2)
  const direction = random.next() * 2 * Math.PI
  const homeLat = round(venue.lat + (away * Math.cos(direction)) / kmPerDegree, 5)
  const homeLng = round(
    venue.lng + (away * Math.sin(direction)) / (kmPerDegree * Math.cos((venue.lat * Math.PI) / 180)),
    5,
  )
  const town = venue.address.slice(venue.address.indexOf(',') + 2)
  return {
    address: `${random.whole(1, 180)} ${random.pick(streets)}, ${town}`,
    unit,
    lat: homeLat,
    lng: homeLng,
    distanceKm: distanceKm(venue, homeLat, homeLng),
  }
}
