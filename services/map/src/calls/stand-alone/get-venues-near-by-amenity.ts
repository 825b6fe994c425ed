import type { standAlone } from '@waymark/contracts/stand-alone'
import { distanceKm } from '@waymark/domain/place/distance'
import type { Handler } from '@waymark/service-kit/implement'
import { amenityAnswer } from '../../answers/amenity-answer.ts'
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
      ...amenityAnswer(row),
      distanceKm: distanceKm(near, { latitude: row.lat, longitude: row.lng }),
    })),
    totalCount,
    pageNumber,
    pageSize,
  }
}
