import type { standAlone } from '@waymark/contracts/stand-alone'
import { distanceKm } from '@waymark/domain/place/distance'
import type { Handler } from '@waymark/service-kit/implement'
import { outcomesFor } from '../../access-facts.ts'
import { amenityAnswer } from '../../answers/amenity-answer.ts'
import { needAnswer } from '../../answers/need-answer.ts'
import { mustsOf } from '../../asked-view.ts'
import type { Context } from '../../context.ts'
import { listAmenitiesNear } from '../../db/amenities-near.ts'
import { callerViewOf } from '../../db/caller-view.ts'
import { listOutagesNow } from '../../db/outages.ts'
import { openAt } from '../../open-now.ts'

export const getVenuesNearByAmenity: Handler<Context, typeof standAlone.getVenuesNearByAmenity> = async (
  { near, amenityTypeIds, featureIds, openNow, meetsNeeds, isBookable, serviceAreaId, pageNumber, pageSize },
  { context, caller },
) => {
  const person = await callerViewOf(context, caller)
  const now = context.now()
  const { rows, totalCount } = await listAmenitiesNear(
    context.reads,
    {
      near,
      typeIds: amenityTypeIds,
      featureIds,
      openAt: openNow ? openAt(now) : null,
      worksAt: openNow ? now : null,
      musts: meetsNeeds ? mustsOf(person) : [],
      isBookable,
      serviceAreaId,
      visitor: person.visitor,
    },
    { offset: (pageNumber - 1) * pageSize, limit: pageSize },
  )
  const outages = await listOutagesNow(context.reads, [...new Set(rows.map((row) => row.service_area_id))], now)
  return {
    items: rows.map((row) => {
      const own = (outages.get(row.service_area_id) ?? []).filter(
        ({ amenityId }) => amenityId === null || amenityId === row.activity_id,
      )
      return {
        ...amenityAnswer(row),
        distanceKm: distanceKm(near, { latitude: row.lat, longitude: row.lng }),
        fit: outcomesFor(person.needs, row.facts, own),
        outages: own,
      }
    }),
    needs: person.needs.map(needAnswer),
    totalCount,
    pageNumber,
    pageSize,
  }
}
