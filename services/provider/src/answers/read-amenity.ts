import type { amenity } from '@waymark/contracts/amenity'
import type { AnswerOf } from '@waymark/contracts/define-call'
import type { ActivityId } from '@waymark/domain/ids'
import type { Kysely } from 'kysely'
import { findAmenity } from '../db/amenities.ts'
import type { ProviderDatabase } from '../db/schema.ts'
import { amenityAnswer } from './amenity-answer.ts'
import { readContent, savedTermsAnswer } from './read-activity.ts'
import { openingHoursAnswer } from './venue-answer.ts'

/** The current state of an amenity, with all that its organisation edits. */
export async function readAmenity(
  db: Kysely<ProviderDatabase>,
  amenityId: ActivityId,
  now: Date,
): Promise<AnswerOf<typeof amenity.getAmenityByAmenityId> | undefined> {
  const row = await findAmenity(db, amenityId, now)
  if (!row) return undefined
  return {
    ...amenityAnswer(row),
    latitude: row.lat,
    longitude: row.lng,
    openingHours: row.opening_hours && openingHoursAnswer(row.opening_hours),
    venueLatitude: row.area_lat,
    venueLongitude: row.area_lng,
    venueOpeningHours: openingHoursAnswer(row.area_opening_hours),
    maxSpacesPerClient: row.spaces_per_client,
    ...savedTermsAnswer(row),
    ...(await readContent(db, row)),
  }
}
