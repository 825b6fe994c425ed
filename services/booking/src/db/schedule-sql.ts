import { maxSessionDays } from '@waymark/domain/activity/session-dates'
import type { BookingId, UserProfileId } from '@waymark/domain/ids'
import type { EpochSpan } from '@waymark/domain/schedule/day-clock'
import type { ScheduleException, WeeklyStart, WorkingWindow } from '@waymark/domain/schedule/free-starts'
import { type RawBuilder, sql } from 'kysely'

/** What a provider sets for a service `s`, as the database answers it. */
export interface ScheduleRow {
  readonly lead_hours: number
  readonly buffer_minutes: number
  readonly lines: readonly [dayOfWeek: number, startMinute: number, staffIds: readonly UserProfileId[]][]
  readonly exceptions: readonly [
    kind: 'away' | 'extra',
    startMs: number,
    endMs: number,
    staffId: UserProfileId | null,
  ][]
}

/** The same for somebody of its staff. */
export interface StaffScheduleRow {
  readonly id: UserProfileId
  readonly windows: readonly [dayOfWeek: number, startMinute: number, endMinute: number][]
  readonly leave: readonly EpochSpan[]
}

type Instant = RawBuilder<Date>

/** The check of `activity_session` says so too. */
const maxSessionInterval = sql.raw(`interval '${maxSessionDays} days'`)

export const msOf = (column: string) => sql.raw(`(extract(epoch from ${column}) * 1000)::float8`)

/** The weekly lines of a service `s`. */
export const linesSql = sql<
  ScheduleRow['lines']
>`coalesce((select json_agg(json_build_array(l.day_of_week, l.start_minute, l.staff_ids))
  from provider_api.schedule_line l where l.service_area_service_id = s.id), '[]'::json)`

/** The exceptions of a service `s` between two instants. */
export const exceptionsSql = (from: Instant, until: Instant) => sql<
  ScheduleRow['exceptions']
>`coalesce((select json_agg(json_build_array(e.kind, ${msOf('e.starts_at')}, ${msOf('e.ends_at')}, e.staff_id))
  from provider_api.schedule_exception e
  where e.service_area_service_id = s.id and e.ends_at > ${from} and e.starts_at < ${until}), '[]'::json)`

/** When somebody of the staff `t` works at the location of a service `s`. */
export const windowsSql = sql`coalesce((select json_agg(json_build_array(h.day_of_week, h.starts_minute, h.ends_minute))
  from provider_api.staff_hours h
  where h.service_area_id = s.service_area_id and h.user_profile_id = t.user_profile_id), '[]'::json)`

/** When somebody of the staff `t` is away between two instants. */
export const leaveSql = (from: Instant, until: Instant) =>
  sql`coalesce((select json_agg(json_build_array(${msOf('v.starts_at')}, ${msOf('v.ends_at')}))
    from provider_api.staff_leave v
    where v.user_profile_id = t.user_profile_id and v.ends_at > ${from} and v.starts_at < ${until}), '[]'::json)`

/**
 * What somebody of the staff `t` holds between two instants: `staff_time_busy (user_profile_id, lower(during))` is read
 * once, and `staff_time_of_sessions` for the sessions that they help with. No booking of a service lasts a day.
 */
export const busySql = (from: Instant, until: Instant, exceptBookingIds: RawBuilder<readonly BookingId[]>) =>
  sql`coalesce((select json_agg(json_build_array(${msOf('lower(b.during)')}, ${msOf('upper(b.during)')}))
    from (select during from staff_time
      where user_profile_id = t.user_profile_id and is_live and activity_session_id is null
        and booking_id <> all(${exceptBookingIds}::bigint[])
        and lower(during) >= ${from}::timestamptz - interval '1 day' and lower(during) < ${until}
      union all
      select during from staff_time
      where user_profile_id = t.user_profile_id and is_live and activity_session_id is not null
        and lower(during) >= ${from}::timestamptz - ${maxSessionInterval} and lower(during) < ${until}) b), '[]'::json)`

export function scheduleOf(row: ScheduleRow) {
  return {
    leadHours: row.lead_hours,
    bufferMinutes: row.buffer_minutes,
    weeklyStarts: row.lines.map(
      ([dayOfWeek, startMinute, staffIds]): WeeklyStart => ({
        dayOfWeek,
        startMinute,
        staffIds: staffIds.length > 0 ? staffIds : null,
      }),
    ),
    exceptions: row.exceptions.map(
      ([kind, startMs, endMs, staffId]): ScheduleException => ({ kind, span: [startMs, endMs], staffId }),
    ),
  }
}

export function staffScheduleOf({ id, windows }: StaffScheduleRow) {
  return {
    staffId: id,
    workingWindows: windows.map(
      ([dayOfWeek, startMinute, endMinute]): WorkingWindow => ({ dayOfWeek, startMinute, endMinute }),
    ),
  }
}
