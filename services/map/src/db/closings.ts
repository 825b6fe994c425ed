import type { ServiceAreaId } from '@waymark/domain/ids'
import type { Kysely } from 'kysely'
import type { MapDatabase } from './schema.ts'

/** The days from which the venues on a page are closed for good; venues without one are absent. */
export async function listClosingDays(
  reads: Kysely<MapDatabase>,
  venueIds: readonly ServiceAreaId[],
): Promise<ReadonlyMap<ServiceAreaId, string>> {
  if (venueIds.length === 0) return new Map()
  const rows = await reads
    .selectFrom('provider_api.location_closing')
    .select(['service_area_id', 'closes_on'])
    .where('service_area_id', 'in', [...venueIds])
    .execute()
  return new Map(rows.map((row) => [row.service_area_id, row.closes_on]))
}
