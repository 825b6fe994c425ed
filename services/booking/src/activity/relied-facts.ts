import { isWorse, type ReliedLimits, reliedLimit } from '@waymark/domain/access-fit/relied'
import { isMovedSinceBooked } from '@waymark/domain/booking/agreed-times'
import type { ActivityId, ServiceAreaId, UserProfileId } from '@waymark/domain/ids'
import type { Kysely } from 'kysely'
import { factOf, factsAt, listFactsOfActivity, listFactsOfVenue } from '../db/access-facts.ts'
import { outDuring, type Visit } from '../db/outages.ts'
import type { BookingDatabase, ProviderOutageView } from '../db/schema.ts'

interface Place {
  readonly activity_id: ActivityId
  readonly service_area_id: ServiceAreaId
}

/** What a booking relies on: facts of its place, and how far the measured ones may change. */
export interface Relied {
  readonly optionIds: readonly number[]
  readonly limits: ReliedLimits
}

export const nothingRelied: Relied = { optionIds: [], limits: {} }

/** Of the needs that people share when they book, those that the place meets: the booking keeps them. */
export async function reliedFacts(
  db: Kysely<BookingDatabase>,
  place: Place,
  people: readonly { readonly sharedAccessibilityOptionIds: readonly number[] }[],
  bookerId: UserProfileId | null,
): Promise<Relied> {
  const shared = new Set(people.flatMap(({ sharedAccessibilityOptionIds }) => sharedAccessibilityOptionIds))
  if (shared.size === 0) return nothingRelied
  const [facts, thresholds] = await Promise.all([factsOfPlace(db, place), thresholdsOf(db, bookerId)])
  const relied = facts.filter(({ optionId, state }) => state === 'yes' && shared.has(optionId))
  const limits: Record<number, number> = {}
  for (const fact of relied) {
    const limit = reliedLimit(fact, thresholds.get(fact.optionId) ?? null)
    if (limit !== null) limits[fact.optionId] = limit
  }
  return { optionIds: relied.map(({ optionId }) => optionId), limits }
}

interface ReliantBooking {
  readonly client_user_profile_id: UserProfileId | null
  readonly relied_option_ids: readonly number[]
  readonly relied_limits: ReliedLimits
}

/** What a booking relies on once its people share other needs: what it did, as far as it is still shared, and what is met of the rest. */
export async function reliedAfterChange(
  db: Kysely<BookingDatabase>,
  place: Place,
  people: Parameters<typeof reliedFacts>[2],
  { client_user_profile_id: clientId, relied_option_ids: before, relied_limits: limitsBefore }: ReliantBooking,
): Promise<Relied> {
  const shared = people.flatMap(({ sharedAccessibilityOptionIds }) => sharedAccessibilityOptionIds)
  const met = await reliedFacts(db, place, people, clientId)
  const kept = before.filter((id) => shared.includes(id))
  const added = met.optionIds.filter((id) => !kept.includes(id))
  const limits: Record<number, number> = {}
  for (const [ids, of] of [[kept, limitsBefore] as const, [added, met.limits] as const])
    for (const id of ids) {
      const limit = of[id]
      if (limit !== undefined) limits[id] = limit
    }
  return { optionIds: [...kept, ...added], limits }
}

/** A person's own thresholds; a guest has none, and whoever is booked for shares none. */
async function thresholdsOf(
  db: Kysely<BookingDatabase>,
  userProfileId: UserProfileId | null,
): Promise<ReadonlyMap<number, number | null>> {
  if (userProfileId === null) return new Map()
  const rows = await db
    .selectFrom('identity_api.need')
    .select(['accessibility_option_id', 'threshold'])
    .where('user_profile_id', '=', userProfileId)
    .execute()
  return new Map(rows.map(({ accessibility_option_id: id, threshold }) => [id, threshold]))
}

/** Why a booking can be cancelled free of every cut-off; `isWaived` when there is a reason. */
export interface Waiver {
  /** Of what people relied on: what the place is known not to meet any more, or is out of order when they come. */
  readonly worsenedOptionIds: readonly number[]
  /** What is out of order when they come, whether they rely on it or not. */
  readonly outages: readonly ProviderOutageView[]
  /** The start that they agreed to, where the organiser has moved the session since. */
  readonly movedFrom: Date | null
  readonly isWaived: boolean
}

interface BookedVisit extends Visit {
  readonly relied_option_ids: readonly number[]
  readonly relied_limits: ReliedLimits
  readonly agreed_starts_at: Date | null
  readonly agreed_ends_at: Date | null
}

/** Whether a session still is what people booked: its time, the facts they relied on, and what works while they are there. */
export async function waiverOf(
  db: Kysely<BookingDatabase>,
  { relied_option_ids: relied, relied_limits: limits, ...visit }: BookedVisit,
): Promise<Waiver> {
  const out = await outDuring(db, visit)
  const facts = relied.length === 0 ? [] : await factsOfPlace(db, visit)
  const lost = facts.flatMap((fact) => (isWorse(fact, limits[fact.optionId]) ? [fact.optionId] : []))
  const worsenedOptionIds = relied.filter((id) => lost.includes(id) || out.optionIds.includes(id))
  const { starts_at: startsAt, ends_at: endsAt, agreed_starts_at: agreedStartsAt, agreed_ends_at: agreedEndsAt } = visit
  const movedFrom = isMovedSinceBooked({ startsAt, endsAt, agreedStartsAt, agreedEndsAt }) ? agreedStartsAt : null
  const isWaived = worsenedOptionIds.length > 0 || out.isAmenityOut || movedFrom !== null
  return { worsenedOptionIds, outages: out.outages, movedFrom, isWaived }
}

async function factsOfPlace(db: Kysely<BookingDatabase>, { activity_id: activityId, service_area_id: areaId }: Place) {
  const [ofVenue, ofActivity] = await Promise.all([listFactsOfVenue(db, areaId), listFactsOfActivity(db, activityId)])
  return factsAt(ofVenue.map(factOf), ofActivity.map(factOf))
}
