import { bookingStatus } from '@waymark/domain/enums'
import type { AccountId, BookingId, ServiceAreaId, ServiceAreaServiceId, UserProfileId } from '@waymark/domain/ids'
import type { EpochSpan } from '@waymark/domain/schedule/day-clock'
import type { StaffTimetable } from '@waymark/domain/schedule/free-starts'
import { prepare, type Slots } from '@waymark/service-kit/prepare'
import { type Kysely, sql } from 'kysely'
import { type OfferRow, offers } from './offers.ts'
import {
  busySql,
  exceptionsSql,
  leaveSql,
  linesSql,
  type StaffScheduleRow,
  scheduleOf,
  staffScheduleOf,
  windowsSql,
} from './schedule-sql.ts'
import type { BookingDatabase } from './schema.ts'

interface ScheduleBounds {
  readonly from: Date
  readonly until: Date
}

/** An offer with all that its provider sets about its times, as of one version of the location's schedule. */
export interface Schedule extends ScheduleBounds, ReturnType<typeof scheduleOf> {
  readonly version: number
  readonly offer: OfferRow
  /** With their leave for the time that is taken; those who cannot work now are among them. */
  readonly staff: readonly (StaffTimetable & { readonly staffId: UserProfileId })[]
}

const scheduleRows = prepare(
  (db: Kysely<BookingDatabase>, { id, from, until }: Slots<ScheduleBounds & { id: ServiceAreaServiceId }>) =>
    offers(db)
      .innerJoin('provider_api.schedule_version as v', 'v.service_area_id', 's.service_area_id')
      .select(['v.version', linesSql.as('lines'), exceptionsSql(from, until).as('exceptions')])
      .select(
        sql<StaffScheduleRow[]>`coalesce((select json_agg(json_build_object(
            'id', t.user_profile_id, 'windows', ${windowsSql}, 'leave', ${leaveSql(from, until)}) order by t.user_profile_id)
          from provider_api.service_staff t where t.service_area_service_id = s.id), '[]'::json)`.as('staff_schedules'),
      )
      .where('s.id', '=', id),
)

/** The schedule of a service between two instants, while it is offered. */
export async function findSchedule(
  db: Kysely<BookingDatabase>,
  id: ServiceAreaServiceId,
  { from, until }: ScheduleBounds,
): Promise<Schedule | undefined> {
  const [row] = await scheduleRows(db, { id, from, until })
  if (!row) return undefined
  const { version, lines: _lines, exceptions: _exceptions, staff_schedules: staff, ...offer } = row
  return {
    from,
    until,
    version,
    offer,
    ...scheduleOf(row),
    staff: staff.map((person) => ({ ...staffScheduleOf(person), busy: person.leave })),
  }
}

interface TakenAsked extends ScheduleBounds {
  readonly serviceAreaId: ServiceAreaId
  readonly staffIds: readonly UserProfileId[]
  readonly exceptBookingIds: readonly BookingId[]
  /** Whose own bookings of the service count; null for nobody's. */
  readonly clientId: UserProfileId | null
  readonly serviceAreaServiceId: ServiceAreaServiceId
  readonly now: Date
}

export interface Taken {
  readonly version: number
  readonly staff: readonly (readonly [id: UserProfileId, busy: readonly EpochSpan[]])[]
  readonly held: readonly number[]
  readonly restricted_to_account_id: AccountId | null
  readonly is_shortlisted: boolean
}

const takenRows = prepare(
  (
    _db: Kysely<BookingDatabase>,
    { serviceAreaId, staffIds, from, until, exceptBookingIds, clientId, serviceAreaServiceId, now }: Slots<TakenAsked>,
  ) => sql<Taken>`
    select v.version,
      coalesce((select json_agg(json_build_array(t.user_profile_id, ${busySql(from, until, exceptBookingIds)}))
        from unnest(${staffIds}::bigint[]) t(user_profile_id)
        join identity_api.person a on a.id = t.user_profile_id and a.can_work), '[]'::json) as staff,
      coalesce((select json_agg(extract(epoch from h.starts_at) * 1000) from booking h
        where h.client_user_profile_id = ${clientId}::bigint and h.service_area_service_id = ${serviceAreaServiceId}
          and h.user_service_area_id is null and h.status in (${sql.lit(bookingStatus.New)}, ${sql.lit(bookingStatus.Confirmed)})
          and h.starts_at >= ${now} and h.id <> all(${exceptBookingIds}::bigint[])), '[]'::json) as held,
      (select p.restricted_to_account_id from identity_api.person p where p.id = ${clientId}::bigint) as restricted_to_account_id,
      exists (select from shortlist l
        where l.user_profile_id = ${clientId}::bigint and l.service_area_id = v.service_area_id) as is_shortlisted
    from provider_api.schedule_version v where v.service_area_id = ${serviceAreaId}`,
)

/**
 * What is taken of the time of a location's staff, what a client holds themself and whether they may book there, and the
 * version of its schedule of the same moment. Undefined once the location is gone.
 */
export async function findTaken(db: Kysely<BookingDatabase>, asked: TakenAsked): Promise<Taken | undefined> {
  const [row] = await takenRows(db, asked)
  return row
}
