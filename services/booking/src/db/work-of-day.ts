import { type BookingStatus, bookingStatus } from '@waymark/domain/enums'
import type { ActivitySessionId, BookingId, ServiceAreaId, UserProfileId } from '@waymark/domain/ids'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import { type ListReads, listServiceBookingsById, type ServiceBookingRow } from './booking-rows.ts'
import { closedForOf } from './closed-for.ts'
import type { BookingDatabase } from './schema.ts'
import { areasSql, doesVisitsSql, isInTeamSql } from './team-of-area.ts'
import { isToPlace } from './unplaced-dates.ts'

/** The bookings of areas that start between two instants, optionally of one staff member only. */
export interface DayOfAreas {
  readonly serviceAreaIds: readonly ServiceAreaId[]
  /** Areas can be in several time zones: then `from` and `until` are around this day of each. */
  readonly localDate?: string
  readonly from: Date
  readonly until: Date
  readonly onlyStaffId: UserProfileId | undefined
}

const shownStatuses: readonly BookingStatus[] = [bookingStatus.Confirmed, bookingStatus.Completed]

/** Whether a booking or a session, the table of this alias, is of the day; each kind is found by its own index. */
function onDay(alias: 'b' | 'e', { serviceAreaIds, from, until, localDate }: DayOfAreas): RawBuilder<boolean> {
  const at = sql.ref(`${alias}.starts_at`)
  const areaId = sql.ref(`${alias}.service_area_id`)
  const span = sql<boolean>`${areaId} = any(${[...serviceAreaIds]}::bigint[]) and ${at} >= ${from} and ${at} < ${until}`
  if (localDate === undefined) return span
  return sql<boolean>`${span} and (${at} at time zone (select z.time_zone from provider_api.service_area z
    where z.id = ${areaId}))::date = ${localDate}::date`
}

/** Whom a location's bookings and sessions of a day hold. Each kind is found by its own index. */
function heldOnDay(day: DayOfAreas): RawBuilder<unknown> {
  const { from, until, onlyStaffId } = day
  const onlyOne = onlyStaffId === undefined ? sql`` : sql`and t.user_profile_id = ${onlyStaffId}`
  return sql`
    select t.user_profile_id, b.id as booking_id, null::bigint as activity_session_id
    from booking b join staff_time t on t.booking_id = b.id
    where t.is_live and lower(t.during) >= ${from} and lower(t.during) < ${until} and ${onDay('b', day)}
      and b.status in (${sql.join(shownStatuses)}) ${onlyOne}
    union all
    select t.user_profile_id, null, e.id
    from activity_session e join staff_time t on t.activity_session_id = e.id
    where t.is_live and ${onDay('e', day)} and e.status in ('Active', 'Completed') ${onlyOne}`
}

interface PersonOfDay {
  readonly userProfileId: UserProfileId
  readonly firstName: string
  readonly lastName: string
  readonly isInTeam: boolean
  readonly doesVisits: boolean
}

/** One page of the staff with bookings or sessions that day, by name; with the totals of people and of both. */
export async function listPeopleOfDay(
  db: Kysely<BookingDatabase>,
  day: DayOfAreas,
  page: { readonly pageNumber: number; readonly pageSize: number },
) {
  const held = heldOnDay(day)
  const [people, counted] = await Promise.all([
    sql<PersonOfDay>`
      select p.id as "userProfileId", p.first_name as "firstName", p.last_name as "lastName",
        ${isInTeamSql(areasSql(day.serviceAreaIds))} as "isInTeam",
        ${doesVisitsSql(areasSql(day.serviceAreaIds))} as "doesVisits"
      from identity_api.person p where p.id in (select h.user_profile_id from (${held}) h)
      order by p.first_name, p.last_name, p.id
      limit ${page.pageSize} offset ${(page.pageNumber - 1) * page.pageSize}`.execute(db),
    sql<{ people: number; bookings: number }>`
      select count(distinct h.user_profile_id)::int as people,
        (count(distinct h.booking_id) + count(distinct h.activity_session_id))::int as bookings
      from (${held}) h join identity_api.person p on p.id = h.user_profile_id`.execute(db),
  ])
  const { people: peopleCount = 0, bookings: bookingCount = 0 } = counted.rows[0] ?? {}
  return { people: people.rows, peopleCount, bookingCount }
}

/** A session of a day, for one of those who help with it; null where nobody does. */
export interface SessionOfDay {
  readonly user_profile_id: UserProfileId | null
  readonly id: ActivitySessionId
  readonly title: string
  readonly starts_at: Date
  readonly ends_at: Date
  readonly spaces_taken: number
  readonly max_spaces: number
  readonly area_name: string
  readonly time_zone: string
  readonly country_id: number
  /** Why the location is closed that day; null where it is open. */
  readonly closed_for: string | null
}

const sessionColumns = sql`e.id, t.title, e.starts_at, e.ends_at, e.spaces_taken, e.max_spaces,
  a.name as area_name, a.time_zone, a.country_id, ${closedForOf('e', 'a.time_zone')} as closed_for`

/** The sessions of these people that day, sorted by start. */
export async function listSessionsOfDay(
  db: Kysely<BookingDatabase>,
  day: DayOfAreas,
  staffIds: readonly UserProfileId[],
): Promise<SessionOfDay[]> {
  if (staffIds.length === 0) return []
  const { rows } = await sql<SessionOfDay>`
    select w.user_profile_id, ${sessionColumns}
    from activity_session e
    join staff_time w on w.activity_session_id = e.id and w.is_live
    join provider_api.activity t on t.id = e.activity_id
    join provider_api.service_area a on a.id = e.service_area_id
    where ${onDay('e', day)} and e.status in ('Active', 'Completed') and w.user_profile_id = any(${[...staffIds]}::bigint[])
    order by e.starts_at, e.id`.execute(db)
  return rows
}

/** More sessions of a day that nobody helps with are not shown. */
const maxSessionsOfNobody = 200

/** The sessions of a day that nobody helps with, sorted by start; amenities need nobody. */
export async function listSessionsOfNobody(db: Kysely<BookingDatabase>, day: DayOfAreas): Promise<SessionOfDay[]> {
  const { rows } = await sql<SessionOfDay>`
    select null as user_profile_id, ${sessionColumns}
    from activity_session e
    join provider_api.activity t on t.id = e.activity_id
    join provider_api.service_area a on a.id = e.service_area_id
    where ${onDay('e', day)} and e.status in ('Active', 'Completed') and t.amenity_type_id is null
      and not exists (select from staff_time w where w.activity_session_id = e.id and w.is_live)
    order by e.starts_at, e.id
    limit ${maxSessionsOfNobody}`.execute(db)
  return rows
}

/** A session of an amenity, with who has booked it. */
export interface AmenityOfDay extends SessionOfDay {
  readonly booked_by: readonly {
    readonly activityBookingId: BookingId
    readonly contactName: string
    readonly spaces: number
  }[]
}

/** The sessions of amenities that are booked that day and that nobody helps with, sorted by start. */
export async function listAmenitiesOfDay(db: Kysely<BookingDatabase>, day: DayOfAreas): Promise<AmenityOfDay[]> {
  const { rows } = await sql<AmenityOfDay>`
    select null as user_profile_id, ${sessionColumns}, k.booked_by
    from activity_session e
    join provider_api.activity t on t.id = e.activity_id and t.amenity_type_id is not null
    join provider_api.service_area a on a.id = e.service_area_id
    cross join lateral (
      select json_agg(json_build_object('activityBookingId', b.id, 'contactName', h.contact_name, 'spaces', h.spaces)
        order by h.contact_name, b.id) as booked_by
      from booking b join activity_booking h on h.booking_id = b.id
      where b.activity_session_id = e.id and b.status in (${sql.join(shownStatuses)})) k
    where ${onDay('e', day)} and e.status in ('Active', 'Completed') and k.booked_by is not null
      and not exists (select from staff_time w where w.activity_session_id = e.id and w.is_live)
    order by e.starts_at, e.id
    limit ${maxSessionsOfNobody}`.execute(db)
  return rows
}

/** The bookings of a day that nobody does, sorted by start; with the dates still to place. */
export async function listBookingsOfNobody(
  { reads, plannedReads, now }: ListReads & { readonly now: () => Date },
  viewerId: UserProfileId,
  day: DayOfAreas,
): Promise<ServiceBookingRow[]> {
  const found = await bookingsOfDay(reads, day, isToPlace(now()))
    .where(sql<boolean>`not exists (select from staff_time w where w.booking_id = b.id and w.is_live)`)
    .execute()
  return listServiceBookingsById(
    plannedReads,
    viewerId,
    found.map(({ id }) => id),
  )
}

/** The bookings of these people that day, sorted by start. */
export async function listBookingsOfDay(
  { reads, plannedReads }: ListReads,
  viewerId: UserProfileId,
  day: DayOfAreas,
  staffIds: readonly UserProfileId[],
): Promise<ServiceBookingRow[]> {
  if (staffIds.length === 0) return []
  const { from, until } = day
  const found = await bookingsOfDay(reads, day)
    .where(sql<boolean>`b.id = any(array(select booking_id from staff_time
      where user_profile_id = any(${[...staffIds]}::bigint[]) and is_live
        and lower(during) >= ${from} and lower(during) < ${until}))`)
    .execute()
  return listServiceBookingsById(
    plannedReads,
    viewerId,
    found.map(({ id }) => id),
  )
}

function bookingsOfDay(db: Kysely<BookingDatabase>, day: DayOfAreas, orShown = sql<boolean>`false`) {
  return db
    .selectFrom('booking as b')
    .select('b.id')
    .where('b.item_type', '=', 'Service')
    .where(onDay('b', day))
    .where((row) => row.or([row('b.status', 'in', [...shownStatuses]), orShown]))
    .orderBy('b.starts_at')
    .orderBy('b.id')
}
