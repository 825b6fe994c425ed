import type { ActivityId } from '@waymark/domain/ids'
import { instantToWall } from '@waymark/domain/schedule/wall-time'
import { isNotShutSql, timeOfSql } from '@waymark/service-kit/shut-sql'
import { type Kysely, sql } from 'kysely'
import type { MapDatabase } from './schema.ts'

interface NextStart {
  /** A wall time of `timeZone`. */
  readonly nextStartDateTime: string
  readonly timeZone: string
}

/**
 * When the next open session of each activity starts on a day on which its place is open, by the clock of the place;
 * activities without one are absent.
 */
export async function listNextStarts(
  reads: Kysely<MapDatabase>,
  activityIds: readonly ActivityId[],
  now: Date,
): Promise<ReadonlyMap<ActivityId, NextStart>> {
  if (activityIds.length === 0) return new Map()
  const { rows } = await sql<{ activityId: ActivityId; startsAt: Date; timeZone: string }>`
    select a.id as "activityId", s.starts_at as "startsAt", s.time_zone as "timeZone"
    from unnest(${[...activityIds]}::bigint[]) as a(id)
    cross join lateral (
      select n.starts_at, n.time_zone from booking_api.activity_session n
      where n.activity_id = a.id and n.status = 'Active' and n.starts_at > ${now}
        and ${isNotShutSql(sql`n.service_area_id`, timeOfSql('n'))}
      order by n.starts_at limit 1) s`.execute(reads)
  return new Map(
    rows.map(({ activityId, startsAt, timeZone }) => [
      activityId,
      { nextStartDateTime: instantToWall(timeZone, startsAt.getTime()), timeZone },
    ]),
  )
}
