import type { amenity } from '@waymark/contracts/amenity'
import type { AnswerOf } from '@waymark/contracts/define-call'
import { amenityStatusOf } from '@waymark/domain/activity/amenity-status'
import type { AmenityRow } from '../db/amenities.ts'
import { activityAnswer } from './activity-answer.ts'

/** An amenity as its organisation's list shows it. */
export function amenityAnswer(row: AmenityRow): AnswerOf<typeof amenity.getAmenities>['items'][number] {
  const { serviceAreaId, version, title, description, priceCents, currency, banner, ...shown } = activityAnswer(row)
  return {
    amenityId: row.id,
    serviceAreaId,
    serviceAreaName: row.area_name,
    version,
    status: amenityStatusOf(row.status),
    amenityTypeId: row.amenity_type_id,
    title,
    description,
    featureIds: row.feature_ids,
    whereabouts: row.whereabouts,
    isBookable: row.is_bookable,
    priceCents,
    currency,
    maxSpacesPerSession: shown.maxSpacesPerSession,
    banner,
    comingSessions: shown.comingSessions,
    nextStartDateTime: shown.nextStartDateTime,
    timeZone: row.time_zone,
  }
}
