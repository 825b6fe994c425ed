import type { amenitySession } from '@waymark/contracts/amenity-session'
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

/** What a list of sessions is asked for. */
export type SessionsAsked = Omit<ParsedInputOf<typeof amenitySession.exportAmenitySessionList>, 'amenityId'> &
  Pick<SessionFilter, 'activityId' | 'only'>

/** The filter that a location's list of sessions and its export share; days are those of the location. */
export function sessionFilterOf(
  input: SessionsAsked,
  { timeZone, onlyStaffId, now }: { timeZone: string; onlyStaffId: UserProfileId | undefined; now: Date },
): SessionFilter {
  const { serviceAreaId, activityId, only, statuses, search, fromDate, toDate } = input
  // Neither country skips midnight when its clocks change.
  const midnight = (day: string) => new Date(wallToInstant(timeZone, `${day}T00:00:00`) ?? Number.NaN)
  return {
    serviceAreaId,
    activityId,
    only,
    statuses,
    search,
    ...periodOf(input.period, now),
    from: fromDate === undefined ? undefined : midnight(fromDate),
    until: toDate === undefined ? undefined : midnight(addDays(toDate, 1)),
    staffId: onlyStaffId ?? input.staffUserProfileId,
  }
}

/** The list of a location has no sessions of amenities, which are many and have a list of their own. */
export function withoutAmenities<Input extends { readonly activityId?: SessionFilter['activityId'] }>(input: Input) {
  return { ...input, only: input.activityId === undefined ? ('activities' as const) : undefined }
}
