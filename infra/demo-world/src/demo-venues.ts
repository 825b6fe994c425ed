import { businessSubtype, costTier, country } from '@waymark/domain/enums'
import { type DemoOrganisation, demoOrganisations } from './organisations.ts'
import { sceneName } from './picture-names.ts'
import { pictureAlt } from './pictures/picture.ts'
import type { SceneName } from './pictures/scenes.ts'
import { type SeededRandom, seededRandom } from './seeded-random.ts'
import { regionTimeZones, type VenueKind, type VenueRow } from './venue.ts'
import { auVenues } from './venues-au.ts'
import { nzVenues } from './venues-nz.ts'

/** One picture of a venue, by the name of its drawing. */
export interface VenuePicture {
  readonly name: string
  readonly alt: string
}

/** One day's opening hours as service areas store them; Sunday is 0. */
export interface OpeningDay {
  readonly dayOfWeek: number
  readonly opens: string
  readonly closes: string
}

/** A venue of the demo world; `id` is its service area id. */
export interface DemoVenue {
  readonly id: number
  readonly organisation: DemoOrganisation
  readonly name: string
  readonly kind: VenueKind
  readonly address: string
  readonly suburb: string
  readonly region: string
  readonly lat: number
  readonly lng: number
  readonly radiusKm: number
  readonly timeZone: string
  readonly isPrivate: boolean
  readonly costTier: number | null
  readonly phone: string
  readonly email: string
  readonly description: string
  readonly openingHours: readonly OpeningDay[]
  readonly banner: VenuePicture
  readonly others: readonly VenuePicture[]
}

/** Further scenes for a kind of place, besides its own drawing. */
const insideOf: Record<VenueKind, readonly SceneName[]> = {
  office: ['van', 'livingRoom', 'meal'],
  community: ['kitchen', 'quietRoom', 'music', 'toilet'],
  respite: ['garden', 'kitchen', 'changingPlace'],
  therapy: ['therapy', 'parking', 'quietRoom'],
  theatre: ['theatre', 'cinemaSeats', 'toilet'],
  arts: ['craft', 'gallery', 'quietRoom'],
  music: ['music', 'theatre', 'toilet'],
  library: ['shelves', 'quietRoom', 'classroom'],
  park: ['park', 'boardwalk', 'parking'],
  pool: ['pool', 'changingPlace', 'parking'],
  hall: ['music', 'meal', 'classroom', 'parking'],
  toilets: ['toilet', 'changingPlace', 'parking'],
  transport: ['van', 'parking', 'ferry'],
  cafe: ['meal', 'kitchen', 'toilet'],
  gallery: ['gallery', 'craft', 'quietRoom'],
  beach: ['beach', 'changingPlace', 'parking'],
  playground: ['playground', 'park', 'toilet'],
  cinema: ['cinemaSeats', 'cinema', 'toilet'],
  sports: ['sportsHall', 'changingPlace', 'meal'],
  equipment: ['shop', 'clinic', 'van'],
  museum: ['gallery', 'shelves', 'quietRoom'],
  parking: ['parking', 'toilet', 'market'],
}

const sentenceOf: Record<VenueKind, readonly [string, ...string[]]> = {
  office: [
    'Our people start their day here and come to you. You are welcome to come in and ask.',
    'The team for this part of town. Ring the bell at seated height by the door, or just call.',
  ],
  community: [
    'An open house with a kitchen, a garden table and somebody to talk to.',
    'Rooms for groups, classes and a quiet hour, on one level.',
  ],
  respite: ['A small house for a few nights away, with hoists in two bedrooms and staff awake at night.'],
  therapy: [
    'Therapy rooms at street level, with plinths that come down to 45 cm.',
    'Bright rooms with parallel bars, a hoist and nobody in a hurry.',
  ],
  theatre: ['A theatre where the wheelchair places are in the middle, not at the back.'],
  arts: ['Workshops with tables that go up and down, and tools for one hand.'],
  music: ['A room for singing and playing, with a hearing loop and instruments that are easy to hold.'],
  library: [
    'Books in large print, te reo and many languages, shelves within reach, and staff who have time.',
    'A library on one level with quiet desks and computers with screen readers.',
  ],
  park: [
    'A smooth path with seats every hundred metres and no steps.',
    'A wide path by the water. The steepest part is named on the sign at the start.',
  ],
  pool: ['Warm water, a ramp into the pool and a hoist. Wet wheelchairs are at the desk.'],
  hall: ['The hall of the neighbourhood, for meetings, concerts and big dinners.'],
  toilets: ['Open every day. The door is light and the alarm is checked each morning.'],
  transport: [
    'Step-free from the kerb on. Somebody will walk with you if you ask.',
    'Vans with hoists start from here. Waiting room with seats of three heights.',
  ],
  cafe: ['Room between the tables, menus in large print, and bowls for assistance dogs.'],
  gallery: ['Rooms with seats, labels in large print and works that may be touched.'],
  beach: ['A mat for wheels runs to the high-tide mark. Beach wheelchairs stand by the car park.'],
  playground: ['Swings, slides and music for all bodies, with a fence all around.'],
  cinema: ['Films with captions on the screen, sound turned down and lights left on, twice a week.'],
  sports: ['A hall with sports wheelchairs to borrow and coaches who know what they do.'],
  equipment: ['Try chairs, hoists and small aids, take them home for two weeks, bring them back or not.'],
  museum: ['Stories you can hold in your hands. A tour in sign language on the first Sunday of the month.'],
  parking: ['Mobility parks with room at the side, charging points at seated height and toilets.'],
}

const hoursOf: Partial<Record<VenueKind, readonly [opens: string, closes: string, days: readonly number[]]>> = {
  library: ['09:00', '20:30', [1, 2, 3, 4, 5, 6]],
  pool: ['06:00', '21:00', [0, 1, 2, 3, 4, 5, 6]],
  cafe: ['07:30', '16:00', [0, 2, 3, 4, 5, 6]],
  gallery: ['10:00', '17:00', [0, 2, 3, 4, 5, 6]],
  museum: ['10:00', '16:30', [0, 1, 2, 3, 4, 5, 6]],
  theatre: ['12:00', '22:30', [3, 4, 5, 6]],
  cinema: ['11:00', '23:00', [0, 1, 2, 3, 4, 5, 6]],
  toilets: ['06:00', '22:00', [0, 1, 2, 3, 4, 5, 6]],
  park: ['00:00', '23:59', [0, 1, 2, 3, 4, 5, 6]],
  beach: ['00:00', '23:59', [0, 1, 2, 3, 4, 5, 6]],
  playground: ['06:00', '21:00', [0, 1, 2, 3, 4, 5, 6]],
  parking: ['00:00', '23:59', [0, 1, 2, 3, 4, 5, 6]],
  transport: ['06:00', '20:00', [0, 1, 2, 3, 4, 5, 6]],
  sports: ['08:00', '21:00', [0, 1, 2, 3, 4, 5, 6]],
}

const costOf: Partial<Record<VenueKind, number>> = {
  library: costTier.Free,
  park: costTier.Free,
  toilets: costTier.Free,
  beach: costTier.Free,
  playground: costTier.Free,
  hall: costTier.Free,
  parking: costTier.Free,
  community: costTier.Free,
  cafe: costTier.$,
  pool: costTier.$,
  gallery: costTier.$,
  museum: costTier.$,
  sports: costTier.$,
  cinema: costTier.$$,
  arts: costTier.$$,
  theatre: costTier.$$,
  music: costTier.$$,
}

const stateShort: Readonly<Record<string, string>> = {
  Victoria: 'VIC',
  'New South Wales': 'NSW',
  Queensland: 'QLD',
  'South Australia': 'SA',
  'Western Australia': 'WA',
  Tasmania: 'TAS',
  'Northern Territory': 'NT',
  'Australian Capital Territory': 'ACT',
}

function addressOf([, , , street, suburb, town, postcode, region]: VenueRow): string {
  const place = suburb === town ? street : `${street}, ${suburb}`
  const state = stateShort[region]
  return state ? `${place}, ${town} ${state} ${postcode}` : `${place}, ${town} ${postcode}`
}

function radiusOf(organisation: DemoOrganisation, random: SeededRandom): number {
  const comesToPeople =
    organisation.subtype === businessSubtype.Hybrid || organisation.subtype === businessSubtype.ServiceProvider
  if (organisation.key === 'kowhai') return 12
  if (!comesToPeople) return 0.5 + random.whole(0, 4) * 0.5
  return organisation.line === 'transport' ? 25 : random.whole(8, 20)
}

/** The venues with everything their pages show, in service area id order from 1. */
export function demoVenues(): readonly DemoVenue[] {
  const organisations = new Map(demoOrganisations.map((organisation) => [organisation.key, organisation]))
  return [...nzVenues, ...auVenues].map((row, index) => {
    const [key, name, kind, , suburb, , , region, lat, lng, scene, more] = row
    const organisation = organisations.get(key)
    if (!organisation) throw new Error(`no organisation has the key ${key}`)
    const random = seededRandom(`venue ${name}`)
    // The first venue has the design's own colours; others take theirs in turn.
    const variant = index === 0 || name === 'Kōwhai Community Library' ? 0 : random.whole(0, 11)
    const [opens, closes, days] = hoursOf[kind] ?? ['08:30', '17:00', [1, 2, 3, 4, 5]]
    return {
      id: index + 1,
      organisation,
      name,
      kind,
      address: addressOf(row),
      suburb,
      region,
      lat,
      lng,
      radiusKm: radiusOf(organisation, random),
      timeZone: more?.timeZone ?? regionTimeZones[region] ?? 'Pacific/Auckland',
      isPrivate: more?.private ?? false,
      costTier: costOf[kind] ?? null,
      phone: organisation.phone.replace(/\d\d$/, String(10 + (index % 90))),
      email: `${organisation.countryId === country.nz ? 'kiaora' : 'hello'}@${key}.example`,
      description: `${random.pick(sentenceOf[kind])} ${organisation.description}`,
      openingHours: days.map((dayOfWeek) => ({ dayOfWeek, opens, closes })),
      banner: { name: sceneName(scene, variant), alt: pictureAlt({ scene, variant }, name) },
      others: insideOf[kind]
        .filter((other) => other !== scene)
        .slice(0, 3)
        .map((other, place) => {
          // Few colourings of many rooms, so that a load draws each of them once.
          const picture = { scene: other, variant: (index + place) % 4 }
          return { name: sceneName(picture.scene, picture.variant), alt: pictureAlt(picture, name) }
        }),
    }
  })
}
