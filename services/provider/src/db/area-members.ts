import { bookingStatus, type StaffRole } from '@waymark/domain/enums'
import type { ServiceAreaId, ServiceAreaServiceId, ServiceId, UserProfileId } from '@waymark/domain/ids'
import { inOrderOf } from '@waymark/service-kit/in-order-of'
import type { Kit } from '@waymark/service-kit/kit'
import { type Kysely, sql } from 'kysely'
import { nameOrEmail } from './people.ts'
import type { ProviderDatabase } from './schema.ts'

interface MemberFilter {
  readonly serviceAreaId: ServiceAreaId
  readonly search: string
  readonly userRole?: StaffRole | undefined
  readonly userProfileId?: UserProfileId | undefined
  readonly serviceAreaServiceId?: ServiceAreaServiceId | undefined
  readonly pageNumber: number
  readonly pageSize: number
  readonly now: Date
  /** The current local day of the location. */
  readonly today: { readonly from: Date; readonly until: Date }
}

interface HoursRow {
  readonly dayOfWeek: number
  readonly startsMinute: number
  readonly endsMinute: number
}

/** The settings of a person `p` with a membership `m`: services, weekly hours, and leave that has not ended. */
function settingsOf(now: Date) {
  return [
    sql<{ id: ServiceAreaServiceId; serviceId: ServiceId; ownName: string | null }[]>`coalesce((
      select json_agg(json_build_object('id', s.id, 'serviceId', s.service_id, 'ownName', o.name) order by s.service_id)
      from service_area_service s left join own_service o on o.id = s.service_id
      where s.service_area_id = m.service_area_id
        and s.id = any(array(select t.service_area_service_id from service_staff t where t.user_profile_id = p.id))), '[]'::json)`.as(
      'services',
    ),
    sql<HoursRow[]>`coalesce((
      select json_agg(json_build_object('dayOfWeek', h.day_of_week, 'startsMinute', h.starts_minute, 'endsMinute', h.ends_minute)
        order by h.day_of_week, h.starts_minute)
      from staff_hours h
      where h.user_profile_id = p.id and h.service_area_id = m.service_area_id), '[]'::json)`.as('hours'),
    sql<{ startMs: number; endMs: number; note: string | null }[]>`coalesce((
      select json_agg(json_build_object('startMs', (extract(epoch from v.starts_at) * 1000)::float8,
        'endMs', (extract(epoch from v.ends_at) * 1000)::float8, 'note', v.note) order by v.starts_at, v.id)
      from staff_leave v where v.user_profile_id = p.id and v.ends_at > ${now}), '[]'::json)`.as('leave'),
  ] as const
}

/** One page of the people who work at a location, with all that the staff screen shows of each. */
export async function listMembers(
  { reads, plannedReads }: Pick<Kit<ProviderDatabase>, 'reads' | 'plannedReads'>,
  filter: MemberFilter,
) {
  const matching = reads
    .selectFrom('identity_api.membership as m')
    .innerJoin('identity_api.person as p', 'p.id', 'm.user_profile_id')
    .where('m.service_area_id', '=', filter.serviceAreaId)
    .where('p.is_active', '=', true)
    .$if(filter.search !== '', (query) => query.where(nameOrEmail(filter.search)))
    .where((row) => (filter.userRole === undefined ? row.lit(true) : row('m.role', '=', filter.userRole)))
    .where((row) => (filter.userProfileId === undefined ? row.lit(true) : row('p.id', '=', filter.userProfileId)))
    .$if(filter.serviceAreaServiceId !== undefined, (query) =>
      query.where(
        sql<boolean>`exists (select from service_staff t
          where t.user_profile_id = p.id and t.service_area_service_id = ${filter.serviceAreaServiceId ?? 0})`,
      ),
    )
  const [found, count] = await Promise.all([
    matching
      .select('p.id')
      .orderBy('p.first_name')
      .orderBy('p.last_name')
      .orderBy('p.id')
      .limit(filter.pageSize)
      .offset((filter.pageNumber - 1) * filter.pageSize)
      .execute(),
    matching.select((row) => row.fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
  ])
  const ids = found.map(({ id }) => id)
  const [rows, bookings] = await Promise.all([
    findMembers(plannedReads, ids, filter),
    countBookings(plannedReads, ids, filter),
  ])
  return {
    rows: inOrderOf(ids, rows).map((row) => ({ ...row, ...(bookings.get(row.id) ?? noBookings) })),
    totalCount: Number(count.count),
  }
}

/** The people with these ids who work at a location, in any order. */
async function findMembers(
  plannedReads: Kysely<ProviderDatabase>,
  ids: readonly UserProfileId[],
  { serviceAreaId, now }: MemberFilter,
) {
  if (ids.length === 0) return []
  return plannedReads
    .selectFrom('identity_api.membership as m')
    .innerJoin('identity_api.person as p', 'p.id', 'm.user_profile_id')
    .select(['m.id as membership_id', 'm.role', 'p.id', 'p.first_name', 'p.last_name', 'p.email', 'p.phone'])
    .select(['p.avatar_key', 'p.can_work', ...settingsOf(now)])
    .where('m.service_area_id', '=', serviceAreaId)
    .where('m.user_profile_id', '=', sql<UserProfileId>`any(${[...ids]}::bigint[])`)
    .execute()
}

interface JobCounts {
  readonly bookings_today: number
  readonly coming_bookings: number
}

const noBookings: JobCounts = { bookings_today: 0, coming_bookings: 0 }

/** The bookings that people have at a location, today and later, in one read. */
async function countBookings(
  plannedReads: Kysely<ProviderDatabase>,
  ids: readonly UserProfileId[],
  { serviceAreaId, now, today }: MemberFilter,
): Promise<ReadonlyMap<number, JobCounts>> {
  if (ids.length === 0) return new Map()
  const { Confirmed, Completed } = bookingStatus
  const { rows } = await sql<JobCounts & { readonly id: number }>`
    select b.user_profile_id as id,
      (count(*) filter (where b.status in (${Confirmed}, ${Completed}) and lower(b.during) < ${today.until}))::int as bookings_today,
      (count(*) filter (where b.status = ${Confirmed} and lower(b.during) > ${now}))::int as coming_bookings
    from booking_api.busy_staff b
    where b.user_profile_id = any(${[...ids]}::bigint[]) and lower(b.during) >= ${today.from}
      and b.service_area_service_id = any(array(select id from service_area_service where service_area_id = ${serviceAreaId}))
    group by b.user_profile_id`.execute(plannedReads)
  return new Map(rows.map((row) => [row.id, row]))
}

/** The settings of one person at a location, while they work there. */
export async function findMemberSettings(
  db: Kysely<ProviderDatabase>,
  of: { readonly serviceAreaId: ServiceAreaId; readonly userProfileId: UserProfileId; readonly now: Date },
) {
  return db
    .selectFrom('identity_api.membership as m')
    .innerJoin('identity_api.person as p', 'p.id', 'm.user_profile_id')
    .select(settingsOf(of.now))
    .where('m.service_area_id', '=', of.serviceAreaId)
    .where('m.user_profile_id', '=', of.userProfileId)
    .executeTakeFirst()
}

/** The role of a person at a location, and the account they belong to. */
export async function findMember(
  db: Kysely<ProviderDatabase>,
  userProfileId: UserProfileId,
  serviceAreaId: ServiceAreaId,
) {
  return db
    .selectFrom('identity_api.person as p')
    .leftJoin('identity_api.membership as m', (join) =>
      join.onRef('m.user_profile_id', '=', 'p.id').on('m.service_area_id', '=', serviceAreaId),
    )
    .select(['p.account_id', 'p.is_active', 'm.role'])
    .where('p.id', '=', userProfileId)
    .executeTakeFirst()
}

/** Filters the ids to people who work at a location. */
export async function listMemberIds(
  db: Kysely<ProviderDatabase>,
  serviceAreaId: ServiceAreaId,
  userProfileIds: readonly UserProfileId[],
): Promise<UserProfileId[]> {
  if (userProfileIds.length === 0) return []
  const rows = await db
    .selectFrom('identity_api.membership as m')
    .innerJoin('identity_api.person as p', 'p.id', 'm.user_profile_id')
    .select('p.id')
    .where('m.service_area_id', '=', serviceAreaId)
    .where('p.id', 'in', [...userProfileIds])
    .where('p.is_active', '=', true)
    .execute()
  return rows.map(({ id }) => id)
}
