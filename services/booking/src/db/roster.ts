import type { ServiceAreaId, UserProfileId } from '@waymark/domain/ids'
import { type Kysely, sql } from 'kysely'
import type { BookingDatabase } from './schema.ts'
import { areasSql, doesVisitsSql, isInTeamSql } from './team-of-area.ts'

interface WeekOfArea {
  readonly serviceAreaId: ServiceAreaId
  readonly from: Date
  readonly until: Date
}

export interface RosterPerson {
  readonly userProfileId: UserProfileId
  readonly firstName: string
  readonly lastName: string
  /** Minutes of weekly working hours here; null when none are set. */
  readonly workingMinutes: number | null
  /** False for somebody who works here no more and keeps what they were booked for. */
  readonly isInTeam: boolean
  /** False too for somebody whose role has no visits any more. */
  readonly doesVisits: boolean
}

/** More people than anybody can plan on one screen are cut off. */
const maxPeople = 200

/** The team of a location and whoever works there that week, by name. */
export async function listRosterPeople(
  db: Kysely<BookingDatabase>,
  { serviceAreaId, from, until }: WeekOfArea,
): Promise<RosterPerson[]> {
  const { rows } = await sql<RosterPerson>`
    select p.id as "userProfileId", p.first_name as "firstName", p.last_name as "lastName",
      (select sum(h.ends_minute - h.starts_minute)::int from provider_api.staff_hours h
        where h.service_area_id = ${serviceAreaId} and h.user_profile_id = p.id) as "workingMinutes",
      ${isInTeamSql(areasSql([serviceAreaId]))} as "isInTeam",
      ${doesVisitsSql(areasSql([serviceAreaId]))} as "doesVisits"
    from identity_api.person p
    where p.id in (
      select m.user_profile_id from identity_api.membership m
      join identity_api.person w on w.id = m.user_profile_id and w.is_active and w.can_work
      where m.service_area_id = ${serviceAreaId}
      union
      select t.user_profile_id from booking b join staff_time t on t.booking_id = b.id and t.is_live
      where b.service_area_id = ${serviceAreaId} and b.starts_at >= ${from} and b.starts_at < ${until}
      union
      select t.user_profile_id from activity_session e join staff_time t on t.activity_session_id = e.id and t.is_live
      where e.service_area_id = ${serviceAreaId} and e.starts_at >= ${from} and e.starts_at < ${until})
    order by p.first_name, p.last_name, p.id
    limit ${maxPeople}`.execute(db)
  return rows
}

export interface BlockedSpan {
  readonly userProfileId: UserProfileId
  readonly kind: 'away' | 'elsewhere'
  readonly startsAt: Date
  readonly endsAt: Date
}

/** When these people are away or work at other locations, within a week. */
export async function listBlockedSpans(
  db: Kysely<BookingDatabase>,
  { serviceAreaId, from, until }: WeekOfArea,
  staffIds: readonly UserProfileId[],
): Promise<BlockedSpan[]> {
  if (staffIds.length === 0) return []
  const { rows } = await sql<BlockedSpan>`
    select v.user_profile_id as "userProfileId", 'away' as kind, greatest(v.starts_at, ${from}) as "startsAt",
      least(v.ends_at, ${until}) as "endsAt"
    from provider_api.staff_leave v
    where v.user_profile_id = any(${[...staffIds]}::bigint[]) and v.ends_at > ${from} and v.starts_at < ${until}
    union all
    select t.user_profile_id, 'elsewhere', lower(t.during), upper(t.during)
    from staff_time t
    left join booking b on b.id = t.booking_id
    left join activity_session e on e.id = t.activity_session_id
    where t.user_profile_id = any(${[...staffIds]}::bigint[]) and t.is_live
      and lower(t.during) >= ${from} and lower(t.during) < ${until}
      and coalesce(b.service_area_id, e.service_area_id) <> ${serviceAreaId}
    order by 3, 1`.execute(db)
  return rows
}
