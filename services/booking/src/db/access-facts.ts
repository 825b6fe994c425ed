import type { AccessFact } from '@waymark/domain/access-fit/fit'
import type { ServiceAreaId } from '@waymark/domain/ids'
import type { Kysely } from 'kysely'
import type { BookingDatabase } from './schema.ts'

/** The access facts of each area; areas without facts are absent from the map. */
export async function listAccessFacts(
  db: Kysely<BookingDatabase>,
  serviceAreaIds: readonly ServiceAreaId[],
): Promise<ReadonlyMap<ServiceAreaId, readonly AccessFact[]>> {
  if (serviceAreaIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('provider_api.venue_fact')
    .select(['service_area_id', 'accessibility_option_id', 'is_met', 'measure'])
    .where('service_area_id', 'in', [...serviceAreaIds])
    .execute()
  const facts = Map.groupBy(rows, (row) => row.service_area_id)
  return new Map(
    [...facts].map(([areaId, areaFacts]) => [
      areaId,
      areaFacts.map((row) => ({
        optionId: row.accessibility_option_id,
        state: row.is_met ? ('yes' as const) : ('no' as const),
        measure: row.measure,
      })),
    ]),
  )
}
