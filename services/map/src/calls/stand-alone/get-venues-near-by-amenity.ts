import type { standAlone } from '@waymark/contracts/stand-alone'
import { currencyOf } from '@waymark/domain/booking/price'
import { isOpenDayAndNight } from '@waymark/domain/catalogue/amenity-types'
import { countryIdOf } from '@waymark/domain/enums'
import { distanceKm } from '@waymark/domain/place/distance'
import { fileAddress } from '@waymark/service-kit/file-address'
import type { Handler } from '@waymark/service-kit/implement'
import type { Context } from '../../context.ts'
import { listAmenitiesNear } from '../../db/amenities-near.ts'
import { callerViewOf } from '../../db/caller-view.ts'
import { minutesOfWeek } from '../../open-now.ts'

export const getVenuesNearByAmenity: Handler<Context, typeof standAlone.getVenuesNearByAmenity> = async (
  { near, amenityTypeIds, featureIds, openNow, isBookable, serviceAreaId, pageNumber, pageSize },
  { context, caller },
) => {
  const { visitor } = await callerViewOf(context, caller)
  const { rows, totalCount } = await listAmenitiesNear(
    context.reads,
    {
      near,
      typeIds: amenityTypeIds,
      featureIds,
      openAt: openNow ? minutesOfWeek(context.now()) : null,
      isBookable,
      serviceAreaId,
      visitor,
    },
    { offset: (pageNumber - 1) * pageSize, limit: pageSize },
  )
  return {
    items: rows.map((row) => ({
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
      distanceKm: distanceKm(near, { latitude: row.lat, longitude: row.lng }),
      openingHours: [...row.opening_hours],
      timeZone: row.time_zone,
      isAlwaysOpen: isOpenDayAndNight(row.feature_ids),
      picture:
        row.picture_key === null || row.picture_alt === null
          ? null
          : { url: fileAddress(row.picture_key), alt: row.picture_alt },
    })),
    totalCount,
    pageNumber,
    pageSize,
  }
}
