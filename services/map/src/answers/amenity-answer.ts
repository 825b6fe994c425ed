import type { AnswerOf } from '@waymark/contracts/define-call'
import type { standAlone } from '@waymark/contracts/stand-alone'
import { currencyOf } from '@waymark/domain/booking/price'
import { isOpenDayAndNight } from '@waymark/domain/catalogue/amenity-types'
import { countryIdOf } from '@waymark/domain/enums'
import type { IndexedAmenity } from '../db/amenities-near.ts'
import { pictureAnswer } from './picture-answer.ts'

/** An amenity as the map shows it. */
export function amenityAnswer(row: IndexedAmenity): AnswerOf<typeof standAlone.getAmenityMap> {
  return {
    amenityId: row.activity_id,
    amenityTypeId: row.amenity_type_id,
    title: row.title,
    description: row.description,
    featureIds: row.feature_ids,
    whereabouts: row.whereabouts,
    isBookable: row.is_bookable,
    priceCents: row.price_cents,
    currency: currencyOf(countryIdOf(row.country_id)),
    serviceAreaId: row.service_area_id,
    venueName: row.venue_name,
    suburb: row.suburb,
    latitude: row.lat,
    longitude: row.lng,
    openingHours: [...row.opening_hours],
    timeZone: row.time_zone,
    isAlwaysOpen: isOpenDayAndNight(row.feature_ids),
    picture: pictureAnswer(row.picture_key, row.picture_alt),
  }
}
