import { bookingStatus } from '@waymark/domain/enums'
import type { ServiceAreaId } from '@waymark/domain/ids'
import { type Kysely, sql } from 'kysely'
import type { BookingDatabase } from './schema.ts'
import { areasSql, doesVisitsSql } from './team-of-area.ts'

interface SpanOfArea {
  readonly serviceAreaId: ServiceAreaId
  readonly from: Date
  readonly until: Date
}

/**
 * The visits of a location, within a span, that are given to somebody who is away then, does not hold what the service
 * requires or does no visits there any more: how many, and when the next one starts. The former two are found from the few
 * who are away, not from all visits.
 */
export async function findUnableVisits(
  db: Kysely<BookingDatabase>,
  { serviceAreaId, from, until }: SpanOfArea,
): Promise<{ readonly count: number; readonly next: Date | null }> {
  const { rows } = await sql<{ count: number; next: Date | null }>`
    select count(distinct unable.id)::int as count, min(unable.starts_at) as next from (
    select b.id, b.starts_at
    from (
      select v.user_profile_id, null::bigint as service_area_service_id, v.starts_at, v.ends_at
      from identity_api.membership m join provider_api.staff_leave v on v.user_profile_id = m.user_profile_id
      where m.service_area_id = ${serviceAreaId} and v.ends_at > ${from} and v.starts_at < ${until}
      union all
      select e.staff_id, e.service_area_service_id, e.starts_at, e.ends_at
      from provider_api.service_area_service s join provider_api.schedule_exception e on e.service_area_service_id = s.id
      where s.service_area_id = ${serviceAreaId} and e.kind = 'away' and e.staff_id is not null
        and e.ends_at > ${from} and e.starts_at < ${until}
    ) away
    join staff_time t on t.user_profile_id = away.user_profile_id and t.is_live and t.booking_id is not null
      -- No booking lasts a day.
      and lower(t.during) >= greatest(${from}, away.starts_at - interval '1 day')
      and lower(t.during) < least(${until}, away.ends_at)
    join booking b on b.id = t.booking_id and b.service_area_id = ${serviceAreaId}
      and b.status = ${bookingStatus.Confirmed} and b.ends_at > away.starts_at
      and coalesce(away.service_area_service_id, b.service_area_service_id) = b.service_area_service_id
    union all
    select b.id, b.starts_at
    from booking b
    join staff_time t on t.booking_id = b.id and t.is_live
    join identity_api.person p on p.id = t.user_profile_id
    where b.service_area_id = ${serviceAreaId} and b.item_type = 'Service' and b.status = ${bookingStatus.Confirmed}
      and b.starts_at >= ${from} and b.starts_at < ${until}
      and not ${doesVisitsSql(areasSql([serviceAreaId]))}) unable`.execute(db)
  return rows[0] ?? { count: 0, next: null }
}
