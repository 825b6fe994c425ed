import type { amenity } from '@waymark/contracts/amenity'
import { exportNames } from '@waymark/domain/limits'
import { dayAt } from '@waymark/domain/schedule/wall-time'
import type { Handler } from '@waymark/service-kit/implement'
import { sheetFile } from '@waymark/service-kit/sheet'
import { amenityAnswer } from '../../answers/amenity-answer.ts'
import { amenityColumns } from '../../answers/amenity-columns.ts'
import type { Context } from '../../context.ts'
import { amenityFilterOf, listAmenitiesById, listAmenityIds } from '../../db/amenities.ts'
import { findAreaTimeZone } from '../../db/service-areas.ts'
import { managedAreas } from '../../rights/managed-areas.ts'

const maxRows = 100_000
/** Of all locations, which may lie in several zones. */
const zoneOfAll = 'Pacific/Auckland'

export const exportAmenityList: Handler<Context, typeof amenity.exportAmenityList> = async (
  input,
  { context, caller },
) => {
  const { serviceAreaId, sort, ...narrowing } = input
  const managed = await managedAreas(context, caller, serviceAreaId)
  if ('answerKind' in managed) return managed
  const now = context.now()
  const filter = amenityFilterOf({ accountId: caller.accountId, ...managed }, narrowing)
  const [ids, timeZone] = await Promise.all([
    listAmenityIds(context.db, filter, { sort, now, max: maxRows, offset: 0 }),
    serviceAreaId === null ? zoneOfAll : findAreaTimeZone(context.reads, serviceAreaId),
  ])
  return sheetFile({
    nameOf: () => `${exportNames.amenities} ${dayAt(timeZone, now.getTime())}`,
    title: 'Amenities',
    columns: amenityColumns,
    ids,
    read: async (some) => (await listAmenitiesById(context.db, some, now)).map(amenityAnswer),
  })
}
