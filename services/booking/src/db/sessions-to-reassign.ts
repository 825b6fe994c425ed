import { bookingStatus } from '@waymark/domain/enums'
import type { AccountId, ActivitySessionId, BookingId, ServiceAreaId, UserProfileId } from '@waymark/domain/ids'
import { containsSql } from '@waymark/service-kit/contains-sql'
import { type Kysely, sql } from 'kysely'
import type { BookingDatabase } from './schema.ts'

interface Person {
  readonly userProfileId: UserProfileId
  readonly firstName: string
  readonly lastName: string
}

interface Leaving {
  readonly serviceAreaId: ServiceAreaId
  readonly staffUserProfileId: UserProfileId
  readonly activitySessionId?: ActivitySessionId | undefined
  readonly activitySessionIds?: readonly ActivitySessionId[] | undefined
  readonly now: Date
}

/** Found by the index of a person's sessions. */
const comingSessions = ({
  serviceAreaId,
  staffUserProfileId,
  activitySessionId,
  activitySessionIds,
  now,
}: Leaving) => sql`
  from staff_time w
  join activity_session e on e.id = w.activity_session_id
  where w.user_profile_id = ${staffUserProfileId} and w.is_live and lower(w.during) > ${now}
    and e.service_area_id = ${serviceAreaId} and e.status = 'Active'
    and (${activitySessionId ?? null}::bigint is null or e.id = ${activitySessionId ?? null})
    and (${activitySessionIds ? [...activitySessionIds] : null}::bigint[] is null
      or e.id = any(${activitySessionIds ? [...activitySessionIds] : null}::bigint[]))`

/** How many scheduled sessions to come somebody helps with at a location. */
export async function countComingSessionsOf(db: Kysely<BookingDatabase>, of: Leaving): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count ${comingSessions(of)}`.execute(db)
  return rows[0]?.count ?? 0
}

/** One page of the scheduled sessions to come that somebody helps with at a location, the next first. */
export async function listComingSessionsOf(
  db: Kysely<BookingDatabase>,
  of: Leaving,
  { pageNumber, pageSize }: { readonly pageNumber: number; readonly pageSize: number },
) {
  const { rows } = await sql<{
    readonly id: ActivitySessionId
    readonly title: string
    readonly starts_at: Date
    readonly ends_at: Date
    readonly time_zone: string
    readonly staff: readonly Person[]
  }>`
    select s.id, t.title, s.starts_at, s.ends_at, s.time_zone,
      (select json_agg(json_build_object('userProfileId', p.id, 'firstName', p.first_name, 'lastName', p.last_name)
          order by p.first_name, p.id)
        from staff_time x join identity_api.person p on p.id = x.user_profile_id
        where x.activity_session_id = s.id) as staff
    from (select e.* ${comingSessions(of)}
      order by e.starts_at, e.id limit ${pageSize} offset ${(pageNumber - 1) * pageSize}) s
    join provider_api.activity t on t.id = s.activity_id
    order by s.starts_at, s.id`.execute(db)
  return rows.map((row) => ({ ...row, staff: [...row.staff] }))
}

/** Who of a location's team has nothing else at the time of these sessions, by name. */
export async function listSessionCandidates(
  db: Kysely<BookingDatabase>,
  accountId: AccountId,
  activitySessionIds: readonly ActivitySessionId[],
  search: string,
): Promise<(Person & { readonly activitySessionId: ActivitySessionId })[]> {
  if (activitySessionIds.length === 0) return []
  const { rows } = await sql<Person & { readonly activitySessionId: ActivitySessionId }>`
    select s.id as "activitySessionId", p.id as "userProfileId", p.first_name as "firstName", p.last_name as "lastName"
    from activity_session s
    join identity_api.person p on p.account_id = ${accountId} and p.can_work
      and (p.is_account_admin or exists (select from identity_api.membership m
        where m.user_profile_id = p.id and m.service_area_id = s.service_area_id))
    where s.id = any(${[...activitySessionIds]}::bigint[])
      and (${search} = '' or ${containsSql(sql`p.first_name || ' ' || p.last_name`, search)})
      and not exists (select from staff_time x
        where x.user_profile_id = p.id and x.is_live and x.during && tstzrange(s.starts_at, s.ends_at))
      and not exists (select from provider_api.staff_leave v
        where v.user_profile_id = p.id and v.ends_at > s.starts_at and v.starts_at < s.ends_at)
    order by p.first_name, p.last_name, p.id`.execute(db)
  return rows
}

/** What somebody has still to do in an organisation, location by location; `bookingIds` are the next `maxNamed`. */
export async function listWorkToCome(
  db: Kysely<BookingDatabase>,
  of: {
    readonly accountId: AccountId
    readonly userProfileId: UserProfileId
    readonly now: Date
    readonly maxNamed: number
  },
) {
  const { rows } = await sql<{
    readonly serviceAreaId: ServiceAreaId
    readonly serviceAreaName: string
    readonly bookingIds: BookingId[]
    readonly bookingCount: number
    readonly sessionCount: number
  }>`
    with coming as (
      select coalesce(b.service_area_id, s.service_area_id) as area_id, b.id as booking_id, lower(w.during) as starts_at
      from staff_time w
      left join booking b on b.id = w.booking_id and b.status = ${bookingStatus.Confirmed}
      left join activity_session s on s.id = w.activity_session_id and s.status = 'Active'
      where w.user_profile_id = ${of.userProfileId} and w.is_live and lower(w.during) > ${of.now}
        and (b.id is not null or s.id is not null)
    )
    select a.id as "serviceAreaId", a.name as "serviceAreaName",
      coalesce((array_agg(c.booking_id order by c.starts_at) filter (where c.booking_id is not null))[1:${sql.raw(String(of.maxNamed))}],
        '{}') as "bookingIds",
      count(c.booking_id)::int as "bookingCount",
      (count(*) - count(c.booking_id))::int as "sessionCount"
    from coming c join provider_api.service_area a on a.id = c.area_id
    where a.account_id = ${of.accountId}
    group by a.id, a.name
    order by a.name, a.id`.execute(db)
  return rows
}
