import { type BookingStatus, bookingStatus } from '@waymark/domain/enums'
import type { BookingId, ServiceAreaId, UserProfileId } from '@waymark/domain/ids'
import type { WorkingWindow } from '@waymark/domain/schedule/free-starts'
import { likePattern } from '@waymark/service-kit/like-pattern'
import { type Kysely, sql } from 'kysely'
import { type ServiceBookingRow, serviceBookingRows } from './booking-rows.ts'
import type { BookingDatabase } from './schema.ts'

/** The confirmed bookings among the ids that one area serves and that start after `now`, sorted by start. */
export async function listJobsById(
  db: Kysely<BookingDatabase>,
  viewerId: UserProfileId,
  of: { readonly serviceAreaId: ServiceAreaId; readonly bookingIds: readonly BookingId[]; readonly now: Date },
): Promise<ServiceBookingRow[]> {
  return serviceBookingRows(db, viewerId)
    .where('b.id', 'in', [...of.bookingIds])
    .where('b.service_area_id', '=', of.serviceAreaId)
    .where('b.status', '=', bookingStatus.Confirmed)
    .where('b.starts_at', '>', of.now)
    .orderBy('b.starts_at')
    .orderBy('b.id')
    .execute()
}

/** A staff member of a booking's service with nothing held at its time and not away. */
export interface Candidate {
  readonly bookingId: BookingId
  readonly userProfileId: UserProfileId
  readonly firstName: string
  readonly lastName: string
  /** Weekly working hours; empty means available whenever the service has a start. */
  readonly windows: readonly WorkingWindow[]
  /** Whether their own extra time covers the booking. */
  readonly hasExtraTime: boolean
}

/** Who could take over each of these bookings, by name. Held time is found by the exclusion constraint's own index. */
export async function listCandidates(
  db: Kysely<BookingDatabase>,
  bookingIds: readonly BookingId[],
  search: string,
): Promise<Candidate[]> {
  if (bookingIds.length === 0) return []
  const like = likePattern(search)
  const { rows } = await sql<Candidate>`
    select b.id as "bookingId", p.id as "userProfileId", p.first_name as "firstName", p.last_name as "lastName",
      coalesce((select json_agg(json_build_object('dayOfWeek', h.day_of_week, 'startMinute', h.starts_minute, 'endMinute', h.ends_minute))
        from provider_api.staff_hours h
        where h.service_area_id = b.service_area_id and h.user_profile_id = p.id), '[]'::json) as windows,
      exists (select from provider_api.schedule_exception e
        where e.service_area_service_id = b.service_area_service_id and e.staff_id = p.id and e.kind = 'extra'
          and e.starts_at <= b.starts_at and e.ends_at >= b.ends_at) as "hasExtraTime"
    from booking b
    join booking_series s on s.id = b.series_id
    join provider_api.service_staff t on t.service_area_service_id = b.service_area_service_id
    join identity_api.person p on p.id = t.user_profile_id and p.is_active
    where b.id = any(${[...bookingIds]}::bigint[])
      and (${search} = '' or p.first_name || ' ' || p.last_name ilike ${like})
      and not exists (select from staff_time x
        where x.user_profile_id = p.id and x.is_live
          and x.during && tstzrange(b.starts_at, b.ends_at + s.buffer_minutes * interval '1 minute'))
      and not exists (select from provider_api.staff_leave v
        where v.user_profile_id = p.id and v.ends_at > b.starts_at and v.starts_at < b.ends_at)
      and not exists (select from provider_api.schedule_exception e
        where e.service_area_service_id = b.service_area_service_id and e.staff_id = p.id and e.kind = 'away'
          and e.ends_at > b.starts_at and e.starts_at < b.ends_at)
    order by p.first_name, p.last_name, p.id`.execute(db)
  return rows
}

/** The bookings of an area that start between two instants, optionally of one staff member only. */
export interface DayOfArea {
  readonly serviceAreaId: ServiceAreaId
  readonly from: Date
  readonly until: Date
  readonly onlyStaffId: UserProfileId | undefined
}

const shownStatuses: readonly BookingStatus[] = [bookingStatus.Confirmed, bookingStatus.Completed]

function staffOfDay(db: Kysely<BookingDatabase>, { serviceAreaId, from, until, onlyStaffId }: DayOfArea) {
  return (
    db
      .selectFrom('booking as b')
      .innerJoin('staff_time as t', 't.booking_id', 'b.id')
      .innerJoin('identity_api.person as p', 'p.id', 't.user_profile_id')
      .where('t.is_live', '=', true)
      // Held time begins at the start of the booking and is indexed by person.
      .where(sql<boolean>`lower(t.during) >= ${from} and lower(t.during) < ${until}`)
      .where('b.service_area_id', '=', serviceAreaId)
      .where('b.starts_at', '>=', from)
      .where('b.starts_at', '<', until)
      .where('b.status', 'in', [...shownStatuses])
      .where((row) => (onlyStaffId === undefined ? row.lit(true) : row('p.id', '=', onlyStaffId)))
  )
}

/** One page of the staff with bookings that day, by name; with the totals of people and bookings. */
export async function listPeopleOfDay(
  db: Kysely<BookingDatabase>,
  day: DayOfArea,
  page: { readonly pageNumber: number; readonly pageSize: number },
) {
  const [people, counted] = await Promise.all([
    staffOfDay(db, day)
      .select(['p.id as userProfileId', 'p.first_name as firstName', 'p.last_name as lastName'])
      .groupBy(['p.id', 'p.first_name', 'p.last_name'])
      .orderBy('p.first_name')
      .orderBy('p.last_name')
      .orderBy('p.id')
      .limit(page.pageSize)
      .offset((page.pageNumber - 1) * page.pageSize)
      .execute(),
    staffOfDay(db, day)
      .select((row) => [
        row.fn.count<number>('p.id').distinct().as('people'),
        row.fn.count<number>('b.id').distinct().as('jobs'),
      ])
      .executeTakeFirstOrThrow(),
  ])
  return { people, peopleCount: Number(counted.people), jobCount: Number(counted.jobs) }
}

/** The bookings of these people that day, sorted by start. */
export async function listJobsOfDay(
  db: Kysely<BookingDatabase>,
  viewerId: UserProfileId,
  { serviceAreaId, from, until }: DayOfArea,
  staffIds: readonly UserProfileId[],
): Promise<ServiceBookingRow[]> {
  if (staffIds.length === 0) return []
  return serviceBookingRows(db, viewerId)
    .where('b.service_area_id', '=', serviceAreaId)
    .where('b.starts_at', '>=', from)
    .where('b.starts_at', '<', until)
    .where('b.status', 'in', [...shownStatuses])
    .where(sql<boolean>`b.id = any(array(select booking_id from staff_time
      where user_profile_id = any(${[...staffIds]}::bigint[]) and is_live
        and lower(during) >= ${from} and lower(during) < ${until}))`)
    .orderBy('b.starts_at')
    .orderBy('b.id')
    .execute()
}
