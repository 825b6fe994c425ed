import type { ActivityId, ServiceAreaId } from '@waymark/domain/ids'
import type { Kysely } from 'kysely'
import { factOf, factsAt, listFactsOfActivity, listFactsOfVenue } from '../db/access-facts.ts'
import { outDuring, type Visit } from '../db/outages.ts'
import type { BookingDatabase } from '../db/schema.ts'

interface Place {
  readonly activity_id: ActivityId
  readonly service_area_id: ServiceAreaId
}

/** Of the needs that people share when they book, those that the place meets: the booking keeps them. */
export async function reliedOptions(
  db: Kysely<BookingDatabase>,
  place: Place,
  people: readonly { readonly sharedAccessibilityOptionIds: readonly number[] }[],
): Promise<readonly number[]> {
  const shared = new Set(people.flatMap(({ sharedAccessibilityOptionIds }) => sharedAccessibilityOptionIds))
  if (shared.size === 0) return []
  const facts = await factsOfPlace(db, place)
  return facts.flatMap(({ optionId, state }) => (state === 'yes' && shared.has(optionId) ? [optionId] : []))
}

/** Why a booking can be cancelled free of every cut-off; `isWaived` when there is a reason. */
export interface Waiver {
  /** Of what people relied on: what the place is known not to meet any more, or is out of order when they come. */
  readonly worsenedOptionIds: readonly number[]
  readonly isWaived: boolean
}

/** Whether the place still is what people relied on when they booked: its facts, and what works while they are there. */
export async function waiverOf(
  db: Kysely<BookingDatabase>,
  { relied_option_ids: relied, ...visit }: Visit & { readonly relied_option_ids: readonly number[] },
): Promise<Waiver> {
  const out = await outDuring(db, visit)
  const facts = relied.length === 0 ? [] : await factsOfPlace(db, visit)
  const lost = facts.flatMap(({ optionId, state }) => (state === 'no' ? [optionId] : []))
  const worsenedOptionIds = relied.filter((id) => lost.includes(id) || out.optionIds.includes(id))
  return { worsenedOptionIds, isWaived: worsenedOptionIds.length > 0 || out.isAmenityOut }
}

async function factsOfPlace(db: Kysely<BookingDatabase>, { activity_id: activityId, service_area_id: areaId }: Place) {
  const [ofVenue, ofActivity] = await Promise.all([listFactsOfVenue(db, areaId), listFactsOfActivity(db, activityId)])
  return factsAt(ofVenue.map(factOf), ofActivity.map(factOf))
}
