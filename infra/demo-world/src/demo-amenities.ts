import { amenityTypes } from '@waymark/domain/catalogue/amenity-types'
import { isOpenThrough, openingHoursOf } from '@waymark/domain/schedule/opening-hours'
import { addDays, dayOfWeek, wallDateTime } from '@waymark/domain/schedule/wall-clock'
import { dayAt, wallToInstant } from '@waymark/domain/schedule/wall-time'
import type { ActivityPictureTable, ActivityTable } from '@waymark/provider-service/db/schema'
import type { DemoActivities, DemoActivity } from './demo-activities.ts'
import type { DemoPeople } from './demo-people.ts'
import type { DemoSession, DemoSessions } from './demo-sessions.ts'
import type { DemoVenue } from './demo-venues.ts'
import { takesCards } from './organisations.ts'
import { sceneName } from './picture-names.ts'
import { pictureAlt } from './pictures/picture.ts'
import type { SceneName } from './pictures/scenes.ts'
import { entry, everybody } from './programme-entry.ts'
import type { IdRow } from './row.ts'
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
  /** Where organisations take cards. */
  readonly priceCents?: number
  readonly whereabouts: readonly string[]
  readonly description: string
}

/** Amenities: a toilet, a hoist, a charging point. They are activities, with sessions of those that are booked. */
export interface DemoAmenities {
  readonly amenities: readonly DemoActivity[]
  readonly pictures: readonly IdRow<ActivityPictureTable>[]
  readonly sessions: readonly DemoSession[]
}

const kinds: readonly AmenityKind[] = [
  {
    type: 'changingPlace',
    title: 'Changing place with hoist',
    whereabouts: ['Ground floor, past the desk', 'Behind the main building', 'Beside the family room'],
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
    whereabouts: ['Ground floor, beside the lift', 'Outside, at the car park', 'Level 1, opposite the stairs'],
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
    whereabouts: ['At the main entrance', 'Side street, 40 metres from the door'],
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
    whereabouts: ['Level 1, at the end of the hall', 'Ground floor, behind the desk'],
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
    whereabouts: ['Foyer, left of the doors', 'Beside the seats at the window'],
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
    whereabouts: ['Surf club, at the boat ramp'],
    scene: 'beach',
    at: ['beach'],
    features: ['beachWheelchair'],
    isBookable: true,
    spaces: 2,
    sessionMinutes: 120,
    priceCents: 1000,
    description: 'A floating wheelchair with big tyres. Somebody has to push it over the sand.',
  },
]

const amenityCount = 72
const daysAhead = 12
const dayMs = 86_400_000
const minuteMs = 60_000

/** Each kind of amenity at public venues of its kinds, in turn, so that each kind is about as frequent. */
function castAmenities(venues: readonly DemoVenue[]): readonly { kind: AmenityKind; venue: DemoVenue }[] {
  return kinds
    .flatMap((kind, kindIndex) =>
      venues
        .filter((venue) => !venue.isPrivate && kind.at.includes(venue.kind))
        .map((venue, place) => ({ kind, venue, order: place * kinds.length + kindIndex })),
    )
    .sort((a, b) => a.order - b.order)
    .slice(0, amenityCount)
}

function amenityRow(kind: AmenityKind, venue: DemoVenue, id: number, index: number, by: number, now: Date) {
  const type = amenityTypes.find(({ key }) => key === kind.type)
  if (!type) throw new Error(`the catalogue has no amenity ${kind.type}`)
  const createdAt = new Date(now.getTime() - (30 + ((id * 13) % 200)) * dayMs)
  const row: IdRow<ActivityTable> = {
    id,
    service_area_id: venue.id,
    status: index % 24 === 11 ? 'Draft' : index % 24 === 17 ? 'Cancelled' : 'Active',
    amenity_type_id: type.id,
    title: kind.title,
    description: kind.description,
    feature_ids: type.features.filter(({ key }) => kind.features.includes(key)).map((feature) => feature.id),
    lat: venue.lat + 0.0002,
    lng: venue.lng + 0.0002,
    whereabouts: kind.whereabouts[index % kind.whereabouts.length] ?? '',
    opening_hours: null,
    is_bookable: kind.isBookable,
    kind_ids: [],
    min_age: null,
    max_age: null,
    price_cents: takesCards(venue.organisation) ? (kind.priceCents ?? 0) : 0,
    concession_price_cents: null,
    has_free_companion: false,
    refund_until_hours: null,
    policy_note: '',
    preparation: '',
    contact_name: null,
    contact_email: venue.email,
    contact_phone: venue.phone,
    spaces_per_session: Math.max(kind.spaces, 1),
    spaces_per_client: 1,
    created_by: by,
    created_at: createdAt,
    updated_at: createdAt,
    idempotency_key: null,
  }
  return row
}

/** Slots of the bookable ones from 9:00 to 16:00 while their place is open, not on Sundays. */
function slotsOf(activity: DemoActivity, minutes: number, firstId: number, now: Date): readonly DemoSession[] {
  const { row: of, venue, accountId } = activity
  const sessions: DemoSession[] = []
  const today = dayAt(venue.timeZone, now.getTime())
  const hours = openingHoursOf(venue.openingHours)
  for (let day = 0; of.is_bookable && of.status === 'Active' && day < daysAhead; day += 1) {
    const date = addDays(today, day)
    if (dayOfWeek(date) === 0) continue
    for (let minute = 9 * 60; minute + minutes <= 16 * 60; minute += Math.max(minutes, 60)) {
      const startMs = wallToInstant(venue.timeZone, wallDateTime(date, minute))
      if (startMs === null || !isOpenThrough(hours, { dayOfWeek: dayOfWeek(date), minute }, minutes)) continue
      sessions.push({
        activity,
        row: {
          id: firstId + sessions.length,
          activity_id: of.id,
          account_id: accountId,
          service_area_id: venue.id,
          status: 'Active',
          cancel_reason: null,
          cancelled_at: null,
          completed_at: null,
          starts_at: new Date(startMs),
          ends_at: new Date(startMs + minutes * minuteMs),
          time_zone: venue.timeZone,
          max_spaces: of.spaces_per_session,
          max_spaces_per_client: of.spaces_per_client,
          price_cents: of.price_cents,
          concession_price_cents: null,
          note: '',
          created_by: of.created_by,
          created_at: new Date(now.getTime() - 20 * dayMs),
          updated_at: new Date(now.getTime() - 20 * dayMs),
          idempotency_key: null,
        },
      })
    }
  }
  return sessions
}

/** Amenities and the slots of the bookable ones, with ids after those of the activities. */
export function demoAmenities(
  venues: readonly DemoVenue[],
  people: DemoPeople,
  after: { readonly activities: DemoActivities; readonly sessions: DemoSessions },
  now: Date,
): DemoAmenities {
  const amenities: DemoActivity[] = []
  const pictures: IdRow<ActivityPictureTable>[] = []
  const sessions: DemoSession[] = []
  for (const [index, { kind, venue }] of castAmenities(venues).entries()) {
    const id = after.activities.activities.length + index + 1
    const accountId = people.accountIdByKey.get(venue.organisation.key) ?? 0
    const by = people.profiles.find((profile) => profile.account_id === accountId)?.id ?? 0
    const row = amenityRow(kind, venue, id, index, by, now)
    const amenity: DemoActivity = {
      row,
      entry: entry(
        row.title,
        kind.scene,
        kind.at,
        [],
        everybody,
        row.price_cents,
        [row.spaces_per_session, row.spaces_per_client],
        [0, 9 * 60, kind.sessionMinutes],
        {},
        kind.description,
      ),
      venue,
      accountId,
      demand: 'usual',
      teamIds: [],
    }
    const picture = { scene: kind.scene, variant: index % 12 }
    const name = sceneName(picture.scene, picture.variant)
    amenities.push(amenity)
    pictures.push({
      id: after.activities.pictures.length + index + 1,
      activity_id: id,
      kind: 'banner',
      file_key: name,
      small_key: `${name}/banner`,
      alt: pictureAlt(picture, kind.title),
      position: 0,
    })
    sessions.push(...slotsOf(amenity, kind.sessionMinutes, after.sessions.sessions.length + sessions.length + 1, now))
  }
  return { amenities, pictures, sessions }
}
