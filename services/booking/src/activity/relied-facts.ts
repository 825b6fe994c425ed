import type { ActivityId, ServiceAreaId } from '@waymark/domain/ids'
import type { Kysely } from 'kysely'
import { factOf, factsAt, listFactsOfActivity, listFactsOfVenue } from '../db/access-facts.ts'
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

/** Those that the place is known not to meet any more: the booking can then be cancelled free of every cut-off. */
export async function worsenedOptions(
  db: Kysely<BookingDatabase>,
  { relied_option_ids: relied, ...place }: Place & { readonly relied_option_ids: readonly number[] },
): Promise<readonly number[]> {
  if (relied.length === 0) return []
  const facts = await factsOfPlace(db, place)
  return facts.flatMap(({ optionId, state }) => (state === 'no' && relied.includes(optionId) ? [optionId] : []))
}

async function factsOfPlace(db: Kysely<BookingDatabase>, { activity_id: activityId, service_area_id: areaId }: Place) {
  const [ofVenue, ofActivity] = await Promise.all([listFactsOfVenue(db, areaId), listFactsOfActivity(db, activityId)])
  return factsAt(ofVenue.map(factOf), ofActivity.map(factOf))
}
