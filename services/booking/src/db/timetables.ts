import type { StaffCandidate } from '@waymark/domain/booking/staff-choice'
import type { BookingId, ServiceAreaServiceId, UserProfileId } from '@waymark/domain/ids'
import type { EpochSpan } from '@waymark/domain/schedule/day-clock'
import type { ScheduleException, StaffTimetable, WeeklyStart } from '@waymark/domain/schedule/free-starts'
import { prepareShared, type Slots } from '@waymark/service-kit/prepare'
import { type Kysely, sql } from 'kysely'
import {
  busySql,
  exceptionsSql,
  leaveSql,
  linesSql,
  msOf,
  type ScheduleRow,
  type StaffScheduleRow,
  scheduleOf,
  staffScheduleOf,
  windowsSql,
} from './schedule-sql.ts'
import type { BookingDatabase } from './schema.ts'

/** Everything that decides which starts of a service are free between two instants. */
export interface Timetable {
  readonly timeZone: string
  readonly leadHours: number
  readonly bufferMinutes: number
  readonly weeklyStarts: readonly WeeklyStart[]
  readonly exceptions: readonly ScheduleException[]
  readonly staff: readonly TimetableOfPerson[]
}

interface TimetableOfPerson extends StaffTimetable, StaffCandidate {
  readonly staffId: UserProfileId
}

export interface TimetableSpan extends Span {
  readonly serviceAreaServiceId: ServiceAreaServiceId
}

interface Span {
  readonly from: Date
  readonly until: Date
  /** Bookings that are being moved and so do not block time. */
  readonly exceptBookingIds?: readonly BookingId[] | undefined
  /** The local day on which bookings are counted per staff member. */
  readonly countedDay?: { readonly from: Date; readonly until: Date } | undefined
}

interface TimetableRow extends ScheduleRow {
  readonly id: ServiceAreaServiceId
  readonly time_zone: string
  readonly staff: readonly (StaffScheduleRow & {
    readonly busy: readonly EpochSpan[]
    readonly bookingsThatDay: number
    readonly lastUsedMs: number | null
  })[]
}

/**
 * One statement. Its cost grows with the service's own staff and what they hold in the span: `staff_time_busy
 * (user_profile_id, lower(during))` is read once per staff member, and `staff_time_of_sessions` for the sessions that
 * they help with. No booking of a service lasts a day.
 */
export async function findTimetable(db: Kysely<BookingDatabase>, span: TimetableSpan): Promise<Timetable | undefined> {
  const [row] = await readRows(db, [span.serviceAreaServiceId], span)
  return row && timetableOf(row)
}

/** The timetables of several services in one read, by service. */
export async function findTimetables(
  db: Kysely<BookingDatabase>,
  serviceAreaServiceIds: readonly ServiceAreaServiceId[],
  span: { readonly from: Date; readonly until: Date },
): Promise<ReadonlyMap<ServiceAreaServiceId, Timetable>> {
  const rows = await readRows(db, serviceAreaServiceIds, span)
  return new Map(rows.map((row) => [row.id, timetableOf(row)]))
}

interface TimetableValues {
  readonly services: readonly ServiceAreaServiceId[]
  readonly from: Date
  readonly until: Date
  readonly exceptBookingIds: readonly BookingId[]
  readonly isCounted: boolean
  readonly countedFrom: Date
  readonly countedUntil: Date
}

async function readRows(
  db: Kysely<BookingDatabase>,
  services: readonly ServiceAreaServiceId[],
  { from, until, exceptBookingIds = [], countedDay }: Span,
): Promise<readonly TimetableRow[]> {
  const counted = countedDay ?? { from, until: from }
  return timetableRows(db, {
    services,
    from,
    until,
    exceptBookingIds,
    isCounted: countedDay !== undefined,
    countedFrom: counted.from,
    countedUntil: counted.until,
  })
}

const timetableRows = prepareShared(
  (
    _db: Kysely<BookingDatabase>,
    { services, from, until, exceptBookingIds, isCounted, countedFrom, countedUntil }: Slots<TimetableValues>,
  ) => sql<TimetableRow>`
    select s.id, a.time_zone, s.lead_hours, s.buffer_minutes, ${linesSql} as lines, ${exceptionsSql(from, until)} as exceptions,
      coalesce((select json_agg(json_build_object(
          'id', t.user_profile_id,
          'windows', ${windowsSql},
          'busy', ${busySql(from, until, exceptBookingIds)},
          'leave', ${leaveSql(from, until)},
          'bookingsThatDay', (select count(*) from staff_time b
            where b.user_profile_id = t.user_profile_id and b.is_live
              and lower(b.during) >= ${countedFrom} and lower(b.during) < ${countedUntil}),
          'lastUsedMs', case when ${isCounted}::boolean then (select max(${msOf('b.assigned_at')}) from staff_time b
            where b.user_profile_id = t.user_profile_id and b.is_live
              and lower(b.during) >= ${from}::timestamptz - interval '30 days') end) order by t.user_profile_id)
        from provider_api.service_staff t join identity_api.person p on p.id = t.user_profile_id and p.can_work
        where t.service_area_service_id = s.id), '[]'::json) as staff
    from provider_api.service_area_service s
    join provider_api.service_area a on a.id = s.service_area_id
    where s.id = any(${services}::bigint[])`,
)

function timetableOf(row: TimetableRow): Timetable {
  return {
    timeZone: row.time_zone,
    ...scheduleOf(row),
    staff: row.staff.map((person) => ({
      ...staffScheduleOf(person),
      busy: [...person.busy, ...person.leave],
      bookingsThatDay: person.bookingsThatDay,
      lastUsedMs: person.lastUsedMs,
    })),
  }
}
