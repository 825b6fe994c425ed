import type { ActivityId, ServiceAreaId, ServiceId, UserProfileId } from '@waymark/domain/ids'
import { type Kysely, sql } from 'kysely'
import { type BookingSide, ofSide } from './booking-list-filter.ts'
import type { BookingDatabase } from './schema.ts'

/** Further clients are found by search. */
const maxClients = 100
/** Beyond this many, only staff of old bookings are missing. */
const maxStaff = 100

type OneSide = Exclude<BookingSide, { kind: 'all' }>

/** The bookings of one side; Staff see those they are assigned to. */
function isOfSide(side: OneSide) {
  const onlyStaffId = 'onlyStaffId' in side ? side.onlyStaffId : null
  if (onlyStaffId === null) return sql<boolean>`${ofSide(side)}`
  return sql<boolean>`${ofSide(side)} and exists (select from staff_time t
    where (t.booking_id = b.id or t.activity_session_id = b.activity_session_id)
      and t.user_profile_id = ${onlyStaffId} and t.is_live)`
}

/** The services that occur in somebody's bookings; an own service by the name of its last booking. */
export async function listBookedServices(
  db: Kysely<BookingDatabase>,
  side: OneSide,
): Promise<{ serviceId: ServiceId; ownName: string | null }[]> {
  return db
    .selectFrom('booking as b')
    .innerJoin('booking_series as s', 's.id', 'b.series_id')
    .distinctOn('s.service_id')
    .select(['s.service_id as serviceId', 's.own_service_name as ownName'])
    .where(isOfSide(side))
    .orderBy('s.service_id')
    .orderBy('s.id', 'desc')
    .execute()
}

/** The activities that occur in somebody's bookings, by title. */
export async function listBookedActivities(
  db: Kysely<BookingDatabase>,
  side: OneSide,
): Promise<{ activityId: ActivityId; name: string }[]> {
  return db
    .selectFrom('provider_api.activity as t')
    .select(['t.id as activityId', 't.title as name'])
    .where('t.id', 'in', (row) =>
      row
        .selectFrom('booking as b')
        .innerJoin('activity_session as e', 'e.id', 'b.activity_session_id')
        .select('e.activity_id')
        .where(isOfSide(side)),
    )
    .orderBy('t.title')
    .orderBy('t.id')
    .execute()
}

/** The locations that occur in somebody's bookings. */
export async function listBookedLocations(
  db: Kysely<BookingDatabase>,
  side: OneSide,
): Promise<{ serviceAreaId: ServiceAreaId; name: string }[]> {
  return db
    .selectFrom('provider_api.service_area as a')
    .select(['a.id as serviceAreaId', 'a.name'])
    .where('a.id', 'in', (row) => row.selectFrom('booking as b').select('b.service_area_id').where(isOfSide(side)))
    .orderBy('a.name')
    .execute()
}

/** The staff of somebody's most recent and next bookings, by name. */
export async function listStaffWhoCame(
  db: Kysely<BookingDatabase>,
  side: OneSide,
): Promise<{ userProfileId: UserProfileId; name: string }[]> {
  const { rows } = await sql<{ userProfileId: UserProfileId; name: string }>`
    select p.id as "userProfileId", p.first_name || ' ' || p.last_name as name
    from (select t.user_profile_id from booking b cross join lateral (
            select user_profile_id from staff_time where booking_id = b.id and is_live
            union all select user_profile_id from staff_time
              where activity_session_id = b.activity_session_id and is_live) t
          where ${isOfSide(side)} group by 1 order by max(b.starts_at) desc limit ${maxStaff}) k
    join identity_api.person p on p.id = k.user_profile_id
    order by name, p.id`.execute(db)
  return rows
}

/** The clients with the most recent bookings, by name. */
export async function listClients(
  db: Kysely<BookingDatabase>,
  side: OneSide,
): Promise<{ userProfileId: UserProfileId; name: string }[]> {
  const { rows } = await sql<{ userProfileId: UserProfileId; name: string }>`
    select p.id as "userProfileId", p.first_name || ' ' || p.last_name as name
    from (select b.client_user_profile_id from booking b where ${isOfSide(side)}
          group by 1 order by max(b.starts_at) desc limit ${maxClients}) k
    join identity_api.person p on p.id = k.client_user_profile_id
    order by name, p.id`.execute(db)
  return rows
}
