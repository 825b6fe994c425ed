import type { activitySession } from '@waymark/contracts/activity-session'
import type { ParsedInputOf } from '@waymark/contracts/define-call'
import type { UserProfileId } from '@waymark/domain/ids'
import { addDays } from '@waymark/domain/schedule/wall-clock'
import { wallToInstant } from '@waymark/domain/schedule/wall-time'
import type { SessionFilter } from '../db/activity-sessions.ts'

/** The sessions of a period: upcoming ones are not over yet. */
export function periodOf(
  period: 'all' | 'upcoming' | 'past',
  now: Date,
): Pick<SessionFilter, 'endsAfter' | 'endsUntil'> {
  return { endsAfter: period === 'upcoming' ? now : undefined, endsUntil: period === 'past' ? now : undefined }
}

/** The filter that a location's list of sessions and its export share; days are those of the location. */
export function sessionFilterOf(
  input: ParsedInputOf<typeof activitySession.exportActivitySessionList>,
  { timeZone, onlyStaffId, now }: { timeZone: string; onlyStaffId: UserProfileId | undefined; now: Date },
): SessionFilter {
  const { serviceAreaId, activityId, statuses, search, fromDate, toDate } = input
  // Neither country skips midnight when its clocks change.
  const midnight = (day: string) => new Date(wallToInstant(timeZone, `${day}T00:00:00`) ?? Number.NaN)
  return {
    serviceAreaId,
    activityId,
    statuses,
    search,
    ...periodOf(input.period, now),
    from: fromDate === undefined ? undefined : midnight(fromDate),
    until: toDate === undefined ? undefined : midnight(addDays(toDate, 1)),
    staffId: onlyStaffId ?? input.staffUserProfileId,
  }
}
