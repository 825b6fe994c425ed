import type { amenity } from '@waymark/contracts/amenity'
import type { Handler } from '@waymark/service-kit/implement'
import { amenityAnswer } from '../../answers/amenity-answer.ts'
import type { Context } from '../../context.ts'
import { amenityFilterOf, countAmenities, listAmenitiesById, listAmenityIds } from '../../db/amenities.ts'
import { managedAreas } from '../../rights/managed-areas.ts'

export const getAmenities: Handler<Context, typeof amenity.getAmenities> = async (input, { context, caller }) => {
  const { serviceAreaId, sort, pageNumber, pageSize, ...narrowing } = input
  const managed = await managedAreas(context, caller, serviceAreaId)
  if ('answerKind' in managed) return managed
  const now = context.now()
  const filter = amenityFilterOf({ accountId: caller.accountId, ...managed }, narrowing)
  const [ids, totalCount] = await Promise.all([
    listAmenityIds(context.reads, filter, { sort, now, max: pageSize, offset: (pageNumber - 1) * pageSize }),
    countAmenities(context.reads, filter),
  ])
  const rows = await listAmenitiesById(context.reads, ids, now)
  return { items: rows.map(amenityAnswer), totalCount, pageNumber, pageSize }
}
