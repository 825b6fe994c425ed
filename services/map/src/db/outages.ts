import type { shownOutage } from '@waymark/contracts/shown-outage'
import type { ServiceAreaId } from '@waymark/domain/ids'
import { instantToWall } from '@waymark/domain/schedule/wall-time'
import { type Kysely, sql } from 'kysely'
import type * as z from 'zod/mini'
import type { MapDatabase, ProviderOutageView } from './schema.ts'

type ShownOutage = z.input<typeof shownOutage>

/** What is out of order now at each of the venues on a page; venues where everything works are absent. */
export async function listOutagesNow(
  reads: Kysely<MapDatabase>,
  venueIds: readonly ServiceAreaId[],
  now: Date,
): Promise<ReadonlyMap<ServiceAreaId, ShownOutage[]>> {
  if (venueIds.length === 0) return new Map()
  const { rows } = await sql<ProviderOutageView & { time_zone: string }>`
    select o.*, a.time_zone from provider_api.outage o
    join (select service_area_id, time_zone from venue union all select service_area_id, time_zone from private_venue) a
      on a.service_area_id = o.service_area_id
    where o.service_area_id = any(${[...venueIds]}::bigint[]) and o.starts_at <= ${now}
      and (o.ends_at is null or o.ends_at > ${now})
    order by o.starts_at, o.id`.execute(reads)
  const byVenue = Map.groupBy(rows, (row) => row.service_area_id)
  return new Map([...byVenue].map(([venueId, outages]) => [venueId, outages.map(outageAnswer)]))
}

function outageAnswer(row: ProviderOutageView & { readonly time_zone: string }): ShownOutage {
  const wall = (instant: Date) => instantToWall(row.time_zone, instant.getTime())
  return {
    outageId: row.id,
    accessibilityOptionId: row.accessibility_option_id,
    amenityId: row.activity_id,
    title: row.title,
    startDateTime: wall(row.starts_at),
    endDateTime: row.ends_at === null ? null : wall(row.ends_at),
    note: row.note,
  }
}
