import { activityKinds } from '@waymark/domain/catalogue/activity-kinds'
import { type ActivityStatus, activityStatuses, businessSubtype, sessionAvailability } from '@waymark/domain/enums'
import { addDays, dayOfWeek, wallDateTime } from '@waymark/domain/schedule/wall-clock'
import { dayAt, wallToInstant } from '@waymark/domain/schedule/wall-time'
import { activityProgramme, type ProgrammeEntry } from './activity-programme.ts'
import type { DemoVenue } from './demo-venues.ts'
import { sceneName } from './picture-names.ts'
import { pictureAlt } from './pictures/picture.ts'
import { seededRandom } from './seeded-random.ts'

/** One session of an activity; `statusId` is a session availability of the enumeration. */
export interface DemoSession {
  readonly id: number
  readonly activityId: number
  readonly startsAt: Date
  readonly endsAt: Date
  readonly status: 'Draft' | 'Active' | 'Cancelled'
  readonly availability: number
  readonly spaces: number
  readonly spacesTaken: number
  readonly stock: ProgrammeEntry['stock']
}

/** An activity of one service area, with its sessions around today. */
export interface DemoActivity {
  readonly id: number
  readonly serviceAreaId: number
  readonly accountKey: string
  readonly title: string
  readonly description: string
  readonly status: ActivityStatus
  /** Activity kinds of the catalogue. */
  readonly kindIds: readonly number[]
  readonly minAge: number | null
  readonly maxAge: number | null
  readonly priceCents: number
  readonly currency: 'NZD' | 'AUD'
  readonly spacesPerSession: number
  readonly spacesPerClient: number
  readonly cancellationPolicy: string
  readonly contactPhone: string
  readonly banner: { readonly name: string; readonly alt: string }
  readonly sessions: readonly DemoSession[]
}

const activityCount = 60
const weeksBack = 4
const weeksAhead = 8

function holdsActivityRole(venue: DemoVenue): boolean {
  return venue.organisation.subtype !== businessSubtype.ServiceProvider && !venue.isPrivate
}

/**
 * Assigns the programme to venues: the first entry to the first area, then each entry to venues of its kinds, at most
 * two per venue.
 */
function castProgramme(venues: readonly DemoVenue[]): readonly (readonly [ProgrammeEntry, DemoVenue])[] {
  const perVenue = new Map<number, number>()
  const cast: (readonly [ProgrammeEntry, DemoVenue])[] = []
  for (let round = 0; cast.length < activityCount && round < 6; round += 1) {
    for (const entry of activityProgramme) {
      const open = venues.filter(
        (venue) =>
          holdsActivityRole(venue) &&
          entry.at.includes(venue.kind) &&
          (perVenue.get(venue.id) ?? 0) <= round / 2 &&
          !cast.some(([castEntry, at]) => castEntry === entry && at === venue),
      )
      const venue = round === 0 ? open[0] : open[(round * 7) % Math.max(open.length, 1)]
      if (!venue || cast.length === activityCount) continue
      perVenue.set(venue.id, (perVenue.get(venue.id) ?? 0) + 1)
      cast.push([entry, venue])
    }
  }
  return cast
}

function kindId(key: string): number {
  const found = activityKinds.find((kind) => kind.key === key)
  if (!found) throw new Error(`the catalogue has no kind of activity ${key}`)
  return found.id
}

function statusOf(index: number): ActivityStatus {
  if (index % 20 === 13) return activityStatuses[0]
  if (index % 30 === 17) return activityStatuses[3]
  return activityStatuses[1]
}

/** The activities with their sessions, in id order from 1; session 1 is the next session of activity 1. */
export function demoActivities(venues: readonly DemoVenue[], now: Date): readonly DemoActivity[] {
  let lastSessionId = 0
  return castProgramme(venues).map(([entry, venue], index) => {
    const id = index + 1
    const random = seededRandom(`activity ${id}`)
    const status = statusOf(index)
    const today = dayAt(venue.timeZone, now.getTime())
    const firstDay = addDays(today, ((entry.dayOfWeek - dayOfWeek(today) + 7) % 7) - 7 * weeksBack)
    const weekStep = entry.repeat === 'Weekly' ? 1 : 2
    const sessions: DemoSession[] = []
    for (let week = 0; week < weeksBack + weeksAhead; week += weekStep) {
      const startMs = wallToInstant(venue.timeZone, wallDateTime(addDays(firstDay, week * 7), entry.startMinute))
      if (startMs === null) continue
      const isPast = startMs < now.getTime()
      const isFull = !isPast && random.chance(0.12)
      const taken = isFull ? entry.spaces : Math.floor(entry.spaces * random.next() * (isPast ? 1 : 0.7))
      lastSessionId += 1
      sessions.push({
        id: lastSessionId,
        activityId: id,
        startsAt: new Date(startMs),
        endsAt: new Date(startMs + entry.minutes * 60_000),
        status: status === 'Cancelled' ? 'Cancelled' : status === 'Draft' ? 'Draft' : 'Active',
        availability: isFull || status !== 'Active' ? sessionAvailability.NotAvailable : sessionAvailability.Available,
        spaces: entry.spaces,
        spacesTaken: status === 'Active' ? taken : 0,
        stock: entry.stock,
      })
    }
    const picture = { scene: entry.scene, variant: index % 12 }
    return {
      id,
      serviceAreaId: venue.id,
      accountKey: venue.organisation.key,
      title: entry.title,
      description: entry.description,
      status,
      kindIds: entry.kinds.map(kindId),
      minAge: entry.ages[0],
      maxAge: entry.ages[1],
      priceCents: entry.priceCents,
      currency: venue.organisation.countryId === 1 ? 'NZD' : 'AUD',
      spacesPerSession: entry.spaces,
      spacesPerClient: entry.spacesPerClient,
      cancellationPolicy:
        entry.priceCents === 0
          ? 'Please tell us if you cannot come, so that someone else can.'
          : 'Full refund until 24 hours before the start.',
      contactPhone: venue.phone,
      banner: { name: sceneName(picture.scene, picture.variant), alt: pictureAlt(picture, entry.title) },
      sessions,
    }
  })
}
