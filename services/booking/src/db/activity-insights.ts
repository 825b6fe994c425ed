import { bookingStatus } from '@waymark/domain/enums'
import type { ActivityId } from '@waymark/domain/ids'
import { type Kysely, sql } from 'kysely'
import type { BookingDatabase } from './schema.ts'
import { heldSessions, type SessionSums, type SessionsOfSpan, sessionSums } from './session-sums.ts'

export interface ActivityInsight extends SessionSums {
  readonly activityId: ActivityId
  readonly title: string
  readonly serviceAreaName: string
}

/** What the sessions of each activity came to, the fullest first. */
export async function listActivityInsights(
  db: Kysely<BookingDatabase>,
  of: SessionsOfSpan,
): Promise<readonly ActivityInsight[]> {
  const { rows } = await sql<ActivityInsight>`
    select t.id as "activityId", t.title, a.name as "serviceAreaName", ${sessionSums}
    from (${heldSessions(of)}) c
    join provider_api.activity t on t.id = c.activity_id
    join provider_api.area_place a on a.id = t.service_area_id
    group by t.id, t.title, a.name
    order by coalesce(sum(c.spaces_taken) filter (where c.is_on), 0)::float
      / greatest(coalesce(sum(c.max_spaces) filter (where c.is_on), 0), 1) desc, t.title, t.id`.execute(db)
  return rows
}

/** What all sessions came to. */
export async function sumSessionsOfSpan(db: Kysely<BookingDatabase>, of: SessionsOfSpan): Promise<SessionSums> {
  const { rows } = await sql<SessionSums>`select ${sessionSums} from (${heldSessions(of)}) c`.execute(db)
  const [sums] = rows
  if (!sums) throw new Error('A sum has one row.')
  return sums
}

/** More reasons than anybody reads; the most frequent come first. */
const maxReasons = 20

export interface CancellationReason {
  readonly isBySession: boolean
  readonly reason: string
  readonly bookingCount: number
}

/** Why bookings of these sessions were cancelled: with their session, or by themselves; the same words are one reason. */
export async function listCancellationReasons(
  db: Kysely<BookingDatabase>,
  { serviceAreaIds, from, until }: SessionsOfSpan,
): Promise<readonly CancellationReason[]> {
  const { rows } = await sql<CancellationReason>`
    select s.status = 'Cancelled' as "isBySession", coalesce(min(b.cancel_reason), '') as reason, count(*)::int as "bookingCount"
    from activity_session s
    join provider_api.activity t on t.id = s.activity_id and t.amenity_type_id is null
    join booking b on b.activity_session_id = s.id and b.status = ${bookingStatus.Cancelled}
    where s.service_area_id = any(${[...serviceAreaIds]}::bigint[]) and s.starts_at >= ${from} and s.starts_at < ${until}
    group by 1, lower(trim(trailing '.' from trim(coalesce(b.cancel_reason, ''))))
    order by 3 desc, 1, 2 limit ${maxReasons}`.execute(db)
  return rows
}
