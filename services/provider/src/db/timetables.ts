import type { ServiceAreaServiceId, UserProfileId } from '@waymark/domain/ids'
import type { EpochSpan } from '@waymark/domain/schedule/day-clock'
import type {
  ScheduleException,
  StaffTimetable,
  WeeklyStart,
  WorkingWindow,
} from '@waymark/domain/schedule/free-starts'
import { type Kysely, sql } from 'kysely'
import type { ExceptionRow } from './schedule-exceptions.ts'
import type { LineRow } from './schedule-lines.ts'
import type { ProviderDatabase } from './schema.ts'

export interface StaffTimes extends StaffTimetable {
  readonly staffId: UserProfileId
  readonly name: string
  readonly leave: readonly EpochSpan[]
}

interface StaffTimesRow {
  readonly staffId: UserProfileId
  readonly name: string
  readonly workingWindows: readonly WorkingWindow[]
  readonly busy: readonly EpochSpan[]
  readonly leave: readonly EpochSpan[]
}

const msOf = (column: string) => sql.raw(`(extract(epoch from ${column}) * 1000)::float8`)

/** The people assigned to a service, with their weekly hours, bookings (of any service) and leave in a span. */
export async function listStaffTimes(
  db: Kysely<ProviderDatabase>,
  serviceAreaServiceId: ServiceAreaServiceId,
  span: { readonly from: Date; readonly until: Date },
): Promise<StaffTimes[]> {
  const { rows } = await sql<StaffTimesRow>`
    select t.user_profile_id as "staffId", p.first_name || ' ' || p.last_name as name,
      coalesce((select json_agg(json_build_object('dayOfWeek', h.day_of_week, 'startMinute', h.starts_minute, 'endMinute', h.ends_minute))
        from staff_hours h
        where h.service_area_id = s.service_area_id and h.user_profile_id = t.user_profile_id), '[]'::json) as "workingWindows",
      coalesce((select json_agg(json_build_array(${msOf('lower(b.during)')}, ${msOf('upper(b.during)')}))
        from booking_api.busy_staff b
        where b.user_profile_id = t.user_profile_id
          and lower(b.during) >= ${span.from}::timestamptz - interval '1 day' and lower(b.during) < ${span.until}), '[]'::json) as busy,
      coalesce((select json_agg(json_build_array(${msOf('v.starts_at')}, ${msOf('v.ends_at')}) order by v.starts_at)
        from staff_leave v
        where v.user_profile_id = t.user_profile_id and v.ends_at > ${span.from} and v.starts_at < ${span.until}), '[]'::json) as leave
    from service_staff t
    join service_area_service s on s.id = t.service_area_service_id
    join identity_api.person p on p.id = t.user_profile_id and p.is_active
    where t.service_area_service_id = ${serviceAreaServiceId}
    order by p.first_name, p.id`.execute(db)
  return rows
}

export function weeklyStartOf(line: Pick<LineRow, 'day_of_week' | 'start_minute' | 'staff_ids'>): WeeklyStart {
  return {
    dayOfWeek: line.day_of_week,
    startMinute: line.start_minute,
    staffIds: line.staff_ids.length > 0 ? line.staff_ids : null,
  }
}

export function exceptionOf(row: Pick<ExceptionRow, 'kind' | 'starts_at' | 'ends_at' | 'staff_id'>): ScheduleException {
  return { kind: row.kind, span: [row.starts_at.getTime(), row.ends_at.getTime()], staffId: row.staff_id }
}
