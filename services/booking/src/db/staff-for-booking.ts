import type { BookingId, UserProfileId } from '@waymark/domain/ids'
import type { WorkingWindow } from '@waymark/domain/schedule/free-starts'
import { containsSql } from '@waymark/service-kit/contains-sql'
import { type Kysely, sql } from 'kysely'
import { type LackedCredential, lackedSql } from './lacked-credentials.ts'
import type { BookingDatabase } from './schema.ts'
import { doesVisitsSql } from './team-of-area.ts'

/**
 * Whether somebody `p` is on leave, or away from this service, at the time of a booking `b`. What the view of exceptions
 * says of credentials has no id of its own (0): who lacks one is told apart by `lacks`.
 */
const isAway = sql<boolean>`(exists (select from provider_api.staff_leave v
    where v.user_profile_id = p.id and v.ends_at > b.starts_at and v.starts_at < b.ends_at)
  or exists (select from provider_api.schedule_exception e
    where e.service_area_service_id = b.service_area_service_id and e.staff_id = p.id and e.kind = 'away' and e.id <> 0
      and e.ends_at > b.starts_at and e.starts_at < b.ends_at))`

/** A staff member of a booking's service with nothing held at its time and not away, who may still lack a credential. */
export interface Candidate {
  readonly bookingId: BookingId
  readonly userProfileId: UserProfileId
  readonly firstName: string
  readonly lastName: string
  /** Weekly working hours; empty means available whenever the service has a start. */
  readonly windows: readonly WorkingWindow[]
  /** Whether their own extra time covers the booking. */
  readonly hasExtraTime: boolean
  /** What the service requires and they do not hold on that day. */
  readonly lacks: readonly LackedCredential[]
}

/** Who could take over each of these bookings, by name. Held time is found by the exclusion constraint's own index. */
export async function listCandidates(
  db: Kysely<BookingDatabase>,
  bookingIds: readonly BookingId[],
  search: string,
): Promise<Candidate[]> {
  if (bookingIds.length === 0) return []
  const { rows } = await sql<Candidate>`
    select b.id as "bookingId", p.id as "userProfileId", p.first_name as "firstName", p.last_name as "lastName",
      coalesce((select json_agg(json_build_object('dayOfWeek', h.day_of_week, 'startMinute', h.starts_minute, 'endMinute', h.ends_minute))
        from provider_api.staff_hours h
        where h.service_area_id = b.service_area_id and h.user_profile_id = p.id), '[]'::json) as windows,
      exists (select from provider_api.schedule_exception e
        where e.service_area_service_id = b.service_area_service_id and e.staff_id = p.id and e.kind = 'extra'
          and e.starts_at <= b.starts_at and e.ends_at >= b.ends_at) as "hasExtraTime",
      ${lackedSql('b', sql.ref('p.id'))} as lacks
    from booking b
    join booking_series s on s.id = b.series_id
    join provider_api.service_staff t on t.service_area_service_id = b.service_area_service_id
    join identity_api.person p on p.id = t.user_profile_id and p.can_work
    where b.id = any(${[...bookingIds]}::bigint[])
      and (${search} = '' or ${containsSql(sql`p.first_name || ' ' || p.last_name`, search)})
      and not exists (select from staff_time x
        where x.user_profile_id = p.id and x.is_live
          and x.during && tstzrange(b.starts_at, b.ends_at + s.buffer_minutes * interval '1 minute'))
      and not ${isAway}
    order by p.first_name, p.last_name, p.id`.execute(db)
  return rows
}

/** Somebody who could be sent to a booking, with what is known of that time. */
export interface StaffForBooking extends Omit<Candidate, 'bookingId'> {
  /** Whether their name matches the search. */
  readonly isFound: boolean
  readonly isOnService: boolean
  readonly isAway: boolean
  /** What they hold at that time. */
  readonly busy: { readonly startsAt: Date; readonly endsAt: Date } | null
}

/** The team of a booking's location and the staff of its service, without those who go already, by name. */
export async function listStaffForBooking(
  db: Kysely<BookingDatabase>,
  bookingId: BookingId,
  search: string,
): Promise<StaffForBooking[]> {
  const { rows } = await sql<
    Omit<StaffForBooking, 'busy'> & { readonly busyFrom: Date | null; readonly busyUntil: Date | null }
  >`
    select p.id as "userProfileId", p.first_name as "firstName", p.last_name as "lastName",
      coalesce((select json_agg(json_build_object('dayOfWeek', h.day_of_week, 'startMinute', h.starts_minute, 'endMinute', h.ends_minute))
        from provider_api.staff_hours h
        where h.service_area_id = b.service_area_id and h.user_profile_id = p.id), '[]'::json) as windows,
      exists (select from provider_api.schedule_exception e
        where e.service_area_service_id = b.service_area_service_id and e.staff_id = p.id and e.kind = 'extra'
          and e.starts_at <= b.starts_at and e.ends_at >= b.ends_at) as "hasExtraTime",
      exists (select from provider_api.service_staff t
        where t.service_area_service_id = b.service_area_service_id and t.user_profile_id = p.id) as "isOnService",
      ${isAway} as "isAway",
      ${lackedSql('b', sql.ref('p.id'))} as lacks,
      ${search} = '' or ${containsSql(sql`p.first_name || ' ' || p.last_name`, search)} as "isFound",
      lower(x.during) as "busyFrom", upper(x.during) as "busyUntil"
    from booking b
    join booking_series s on s.id = b.series_id
    join identity_api.person p on p.can_work and p.id in (
      select t.user_profile_id from provider_api.service_staff t
        where t.service_area_service_id = b.service_area_service_id
      union
      select m.user_profile_id from identity_api.membership m where m.service_area_id = b.service_area_id)
    left join lateral (select y.during from staff_time y
      where y.user_profile_id = p.id and y.is_live
        and y.during && tstzrange(b.starts_at, b.ends_at + s.buffer_minutes * interval '1 minute')
      order by lower(y.during) limit 1) x on true
    where b.id = ${bookingId}
      and not exists (select from staff_time o where o.booking_id = b.id and o.user_profile_id = p.id and o.is_live)
    order by p.first_name, p.last_name, p.id`.execute(db)
  return rows.map(({ busyFrom, busyUntil, ...person }) => ({
    ...person,
    busy: busyFrom && busyUntil ? { startsAt: busyFrom, endsAt: busyUntil } : null,
  }))
}

/** Who goes to a booking of a service and is away at its time. */
export async function listAwayStaff(db: Kysely<BookingDatabase>, bookingId: BookingId): Promise<UserProfileId[]> {
  const rows = await db
    .selectFrom('booking as b')
    .innerJoin('staff_time as o', 'o.booking_id', 'b.id')
    .innerJoin('identity_api.person as p', 'p.id', 'o.user_profile_id')
    .select('p.id')
    .where('b.id', '=', bookingId)
    .where('o.is_live', '=', true)
    .where(isAway)
    .orderBy('p.id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Those who go to a booking and do no visits at its location any more. */
export async function listFormerStaff(db: Kysely<BookingDatabase>, bookingId: BookingId): Promise<UserProfileId[]> {
  const { rows } = await sql<{ id: UserProfileId }>`
    select p.id from booking b
    join staff_time o on o.booking_id = b.id and o.is_live
    join identity_api.person p on p.id = o.user_profile_id
    where b.id = ${bookingId} and not ${doesVisitsSql(sql`array[b.service_area_id]`)}
    order by p.id`.execute(db)
  return rows.map(({ id }) => id)
}
