import { amenityTypes } from '@waymark/domain/catalogue/amenity-types'
import { addDays, dayOfWeek, wallDateTime } from '@waymark/domain/schedule/wall-clock'
import { dayAt, wallToInstant } from '@waymark/domain/schedule/wall-time'
import type { DemoVenue } from './demo-venues.ts'
import { sceneName } from './picture-names.ts'
import { pictureAlt } from './pictures/picture.ts'
import type { SceneName } from './pictures/scenes.ts'
import type { VenueKind } from './venue.ts'

/** A kind of amenity; type and features by their keys in the catalogue. */
interface AmenityKind {
  readonly type: string
  readonly title: string
  readonly scene: SceneName
  readonly at: readonly VenueKind[]
  readonly features: readonly string[]
  readonly isBookable: boolean
  readonly spaces: number
  readonly sessionMinutes: number
  readonly description: string
}

/** A separate point on the map: a toilet, a hoist, a charging point. */
export interface DemoAmenity {
  readonly id: number
  readonly serviceAreaId: number
  readonly accountKey: string
  readonly typeId: number
  readonly title: string
  readonly description: string
  readonly featureIds: readonly number[]
  readonly isBookable: boolean
  readonly lat: number
  readonly lng: number
  readonly banner: { readonly name: string; readonly alt: string }
  readonly sessions: readonly {
    readonly id: number
    readonly amenityId: number
    readonly startsAt: Date
    readonly endsAt: Date
    readonly spaces: number
    readonly spacesTaken: number
  }[]
}

const kinds: readonly AmenityKind[] = [
  {
    type: 'changingPlace',
    title: 'Changing place with hoist',
    scene: 'changingPlace',
    at: ['office', 'toilets', 'pool', 'community'],
    features: ['ceilingHoist', 'adjustableBench', 'shower'],
    isBookable: true,
    spaces: 1,
    sessionMinutes: 45,
    description:
      'A ceiling hoist for 200 kg, a bench that goes up and down, a shower and space for two carers. Bring your own sling.',
  },
  {
    type: 'accessibleToilet',
    title: 'Accessible toilet',
    scene: 'toilet',
    at: ['toilets', 'library', 'park', 'hall', 'gallery'],
    features: ['grabRails', 'alarm', 'rightTransfer'],
    isBookable: false,
    spaces: 0,
    sessionMinutes: 0,
    description: 'Rails on both sides, 90 cm beside the bowl and a basin at 75 cm.',
  },
  {
    type: 'mobilityParking',
    title: 'Mobility parks',
    scene: 'parking',
    at: ['parking', 'beach', 'hall', 'museum', 'therapy'],
    features: ['extraWide', 'levelSurface'],
    isBookable: false,
    spaces: 0,
    sessionMinutes: 0,
    description: 'Level parks of 3.5 metres with a kerb ramp beside them.',
  },
  {
    type: 'quietRoom',
    title: 'Quiet room',
    scene: 'quietRoom',
    at: ['community', 'library', 'gallery', 'theatre', 'music'],
    features: ['dimLights', 'beanbags'],
    isBookable: true,
    spaces: 2,
    sessionMinutes: 30,
    description: 'Soft light, a beanbag, a weighted blanket and a door that shuts.',
  },
  {
    type: 'chargingPoint',
    title: 'Wheelchair charging point',
    scene: 'parking',
    at: ['parking', 'cafe', 'library', 'transport'],
    features: ['powerchair', 'scooter'],
    isBookable: false,
    spaces: 0,
    sessionMinutes: 0,
    description: 'Two sockets at 70 cm beside a table, free of charge.',
  },
  {
    type: 'equipmentHire',
    title: 'Beach wheelchair',
    scene: 'beach',
    at: ['beach'],
    features: ['beachWheelchair'],
    isBookable: true,
    spaces: 2,
    sessionMinutes: 120,
    description: 'A floating wheelchair with big tyres. Somebody has to push it over the sand.',
  },
]

const amenityCount = 30
const daysAhead = 14

/** Amenities in id order from 1, with opening sessions of the bookable ones. */
export function demoAmenities(venues: readonly DemoVenue[], now: Date): readonly DemoAmenity[] {
  const places = kinds
    .flatMap((kind, kindIndex) =>
      venues
        .filter((venue) => !venue.isPrivate && kind.at.includes(venue.kind))
        .map((venue, place) => ({ kind, venue, order: place * kinds.length + kindIndex })),
    )
    .sort((a, b) => a.order - b.order)
    .slice(0, amenityCount)
  let lastSessionId = 0
  return places.map(({ kind, venue }, index) => {
    const id = index + 1
    const type = amenityTypes.find(({ key }) => key === kind.type)
    if (!type) throw new Error(`the catalogue has no amenity ${kind.type}`)
    const today = dayAt(venue.timeZone, now.getTime())
    const sessions: DemoAmenity['sessions'][number][] = []
    for (let day = 0; kind.isBookable && day < daysAhead; day += 1) {
      const date = addDays(today, day)
      if (dayOfWeek(date) === 0) continue
      for (let minute = 9 * 60; minute + kind.sessionMinutes <= 16 * 60; minute += Math.max(kind.sessionMinutes, 60)) {
        const startMs = wallToInstant(venue.timeZone, wallDateTime(date, minute))
        if (startMs === null) continue
        lastSessionId += 1
        sessions.push({
          id: lastSessionId,
          amenityId: id,
          startsAt: new Date(startMs),
          endsAt: new Date(startMs + kind.sessionMinutes * 60_000),
          spaces: kind.spaces,
          spacesTaken: (day * 5 + minute / 60) % 7 === 0 ? kind.spaces : 0,
        })
      }
    }
    const picture = { scene: kind.scene, variant: index % 12 }
    return {
      id,
      serviceAreaId: venue.id,
      accountKey: venue.organisation.key,
      typeId: type.id,
      title: `${kind.title}, ${venue.name}`,
      description: kind.description,
      featureIds: type.features.filter(({ key }) => kind.features.includes(key)).map((feature) => feature.id),
      isBookable: kind.isBookable,
      lat: venue.lat + 0.0002,
      lng: venue.lng + 0.0002,
      banner: { name: sceneName(picture.scene, picture.variant), alt: pictureAlt(picture, kind.title) },
      sessions,
    }
  })
}
