import { stockKinds } from '@waymark/domain/activity/people'
import { activityKinds } from '@waymark/domain/catalogue/activity-kinds'
import { type ActivityStatus, businessSubtype } from '@waymark/domain/enums'
import type {
  ActivityFactTable,
  ActivityPictureTable,
  ActivityStaffTable,
  ActivityTable,
} from '@waymark/provider-service/db/schema'
import { activityFacts } from './activity-facts.ts'
import { activityProgramme } from './activity-programme.ts'
import type { DemoPeople } from './demo-people.ts'
import type { DemoVenue } from './demo-venues.ts'
import { takesCards } from './organisations.ts'
import { type Demand, ownActivities } from './own-activities.ts'
import { sceneName } from './picture-names.ts'
import { pictureAlt } from './pictures/picture.ts'
import type { ProgrammeEntry } from './programme-entry.ts'
import type { IdRow, Row } from './row.ts'

/** An activity of the demo world as its sessions and bookings need it. */
export interface DemoActivity {
  readonly row: IdRow<ActivityTable>
  readonly entry: ProgrammeEntry
  readonly venue: DemoVenue
  readonly accountId: number
  readonly demand: Demand
  /** Who may be assigned to its sessions, whoever leads it first. */
  readonly teamIds: readonly number[]
}

/** Activities of all areas as rows, and as the session plan needs them. */
export interface DemoActivities {
  readonly activities: readonly DemoActivity[]
  readonly pictures: readonly IdRow<ActivityPictureTable>[]
  readonly facts: readonly Row<ActivityFactTable>[]
  readonly staff: readonly Row<ActivityStaffTable>[]
}

interface Cast {
  readonly entry: ProgrammeEntry
  readonly venue: DemoVenue
  readonly status: ActivityStatus
  readonly demand: Demand
  readonly leader?: string
}

const dayMs = 86_400_000
const castCount = 76

function holdsActivityRole(venue: DemoVenue): boolean {
  return venue.organisation.subtype !== businessSubtype.ServiceProvider && !venue.isPrivate
}

/**
 * Assigns the programme to venues: the first entry to the first area, then each entry to venues of its kinds, at most
 * two per venue.
 */
function castProgramme(venues: readonly DemoVenue[]): readonly Cast[] {
  const perVenue = new Map<number, number>()
  const cast: Cast[] = []
  for (let round = 0; cast.length < castCount && round < 6; round += 1) {
    for (const entry of activityProgramme) {
      const open = venues.filter(
        (venue) =>
          holdsActivityRole(venue) &&
          entry.at.includes(venue.kind) &&
          (perVenue.get(venue.id) ?? 0) <= round / 2 &&
          !cast.some((other) => other.entry === entry && other.venue === venue),
      )
      const venue = round === 0 ? open[0] : open[(round * 7) % open.length]
      if (!venue || cast.length === castCount) continue
      perVenue.set(venue.id, (perVenue.get(venue.id) ?? 0) + 1)
      cast.push({ entry, venue, ...standingOf(cast.length) })
    }
  }
  return cast
}

function standingOf(index: number): Pick<Cast, 'status' | 'demand'> {
  const demand = index % 6 === 2 ? 'sought' : index % 4 === 3 ? 'little' : 'usual'
  if (index % 20 === 13) return { status: 'Draft', demand }
  if (index % 30 === 17) return { status: 'Cancelled', demand }
  if (index % 30 === 25) return { status: 'Completed', demand }
  return { status: 'Active', demand }
}

function castOwn(venues: readonly DemoVenue[]): readonly Cast[] {
  return ownActivities.map(({ venue: name, ...own }) => {
    const venue = venues.find((candidate) => candidate.name === name)
    if (!venue) throw new Error(`the demo world has no venue ${name}`)
    return { ...own, venue }
  })
}

function kindId(key: string): number {
  const found = activityKinds.find((kind) => kind.key === key)
  if (!found) throw new Error(`the catalogue has no kind of activity ${key}`)
  return found.id
}

/** The people of a location who can lead a session, coordinators first. */
function teamOf(people: DemoPeople, areaId: number): readonly number[] {
  const inactive = new Set(
    people.profiles.flatMap(({ id, is_active, email_confirmed_at }) =>
      is_active === false || email_confirmed_at === null ? [id] : [],
    ),
  )
  return people.memberships
    .filter(({ service_area_id, user_profile_id }) => service_area_id === areaId && !inactive.has(user_profile_id))
    .toSorted((a, b) => b.role - a.role || a.user_profile_id - b.user_profile_id)
    .map(({ user_profile_id }) => user_profile_id)
}

/** A fifth off to the next half dollar: what people with a concession card pay. */
function concessionOf(priceCents: number): number | null {
  return priceCents === 0 ? null : Math.round((priceCents * 0.7) / 50) * 50
}

function activityRow({ entry, venue, status }: Cast, id: number, leader: string, by: number, now: Date) {
  // An organisation that takes no cards has free activities, and drafts of others.
  const priceCents = status === 'Draft' || takesCards(venue.organisation) ? entry.priceCents : 0
  const [wheelchair, receivers, interpreter, quiet] = stockKinds.map((kind) => entry.stock[kind] ?? 0)
  const createdAt = new Date(now.getTime() - (70 + ((id * 11) % 120)) * dayMs)
  const row: IdRow<ActivityTable> = {
    id,
    service_area_id: venue.id,
    status,
    title: entry.title,
    description: entry.description,
    kind_ids: entry.kinds.map(kindId),
    min_age: entry.ages[0],
    max_age: entry.ages[1],
    price_cents: priceCents,
    concession_price_cents: concessionOf(priceCents),
    has_free_companion: id % 9 !== 5,
    refund_until_hours: priceCents === 0 ? null : (entry.refundUntilHours ?? null),
    policy_note: priceCents === 0 ? 'Please tell us if you cannot come, so that someone else can.' : '',
    preparation: entry.preparation ?? '',
    contact_name: leader,
    contact_email: venue.email,
    contact_phone: venue.phone,
    spaces_per_session: entry.spaces,
    spaces_per_client: entry.spacesPerClient,
    wheelchair_spaces: wheelchair ?? 0,
    hearing_receivers: receivers ?? 0,
    interpreter_places: interpreter ?? 0,
    quiet_places: quiet ?? 0,
    created_by: by,
    created_at: createdAt,
    updated_at: createdAt,
    idempotency_key: null,
  }
  return row
}

/** The colourings of each scene that venues have already: every other one is one more picture to draw and store. */
type DrawnVariants = ReadonlyMap<string, readonly number[]>

function drawnVariants(pictures: readonly { readonly name: string }[]): DrawnVariants {
  const drawn = new Map<string, number[]>()
  for (const { name } of pictures) {
    const [, scene = '', variant = ''] = /^scene\/(\w+)-(\d+)$/.exec(name) ?? []
    drawn.set(scene, [...new Set([...(drawn.get(scene) ?? []), Number(variant)])])
  }
  return drawn
}

function picturesOf(
  { entry }: Cast,
  activityId: number,
  firstId: number,
  drawn: Readonly<Record<'banner' | 'other', DrawnVariants>>,
): readonly IdRow<ActivityPictureTable>[] {
  return [entry.scene, ...(entry.others ?? ['quietRoom'])].map((scene, position) => {
    const kind = position === 0 ? 'banner' : 'other'
    const variants = drawn[kind].get(scene) ?? drawn.banner.get(scene) ?? drawn.other.get(scene) ?? [0, 1]
    const picture = { scene, variant: variants[(activityId + position) % variants.length] ?? 0 }
    const name = sceneName(picture.scene, picture.variant)
    return {
      id: firstId + position,
      activity_id: activityId,
      kind,
      file_key: name,
      small_key: `${name}/${kind}`,
      alt: pictureAlt(picture, entry.title),
      position,
    }
  })
}

/** The activities: the programme's in id order from 1, then those of the demo accounts' organisations. */
export function demoActivities(venues: readonly DemoVenue[], people: DemoPeople, now: Date): DemoActivities {
  const activities: DemoActivity[] = []
  const pictures: IdRow<ActivityPictureTable>[] = []
  const facts: Row<ActivityFactTable>[] = []
  const staff: Row<ActivityStaffTable>[] = []
  const drawn = {
    banner: drawnVariants(venues.map(({ banner }) => banner)),
    other: drawnVariants(venues.flatMap(({ others }) => others)),
  }
  for (const cast of [...castProgramme(venues), ...castOwn(venues)]) {
    const id = activities.length + 1
    const team = teamOf(people, cast.venue.id)
    const leaderId = cast.leader === undefined ? undefined : people.profileByEmail(cast.leader).id
    const teamIds = leaderId === undefined ? team : [leaderId, ...team.filter((other) => other !== leaderId)]
    const leader = people.profiles.find((profile) => profile.id === teamIds[0])
    if (!leader) throw new Error(`nobody works at ${cast.venue.name}`)
    const row = activityRow(cast, id, `${leader.first_name} ${leader.last_name}`, leader.id, now)
    const accountId = people.accountIdByKey.get(cast.venue.organisation.key) ?? 0
    activities.push({ row, entry: cast.entry, venue: cast.venue, accountId, demand: cast.demand, teamIds })
    pictures.push(...picturesOf(cast, id, pictures.length + 1, drawn))
    facts.push(...activityFacts(row, cast.entry.facts ?? [], now))
    staff.push(...teamIds.slice(0, 2).map((userProfileId) => ({ activity_id: id, user_profile_id: userProfileId })))
  }
  return { activities, pictures, facts, staff }
}
