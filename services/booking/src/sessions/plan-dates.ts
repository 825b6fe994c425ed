import { type CheckedSessionDate, checkSessionDates, closedDaysOf } from '@waymark/domain/activity/session-availability'
import type { SessionDateFault, SessionSpan } from '@waymark/domain/activity/session-dates'
import { isOpenDayAndNight } from '@waymark/domain/catalogue/amenity-types'
import type { UserProfileId } from '@waymark/domain/ids'
import { openingHoursOf } from '@waymark/domain/schedule/opening-hours'
import type { WallDay } from '@waymark/domain/schedule/wall-clock'
import { startText } from '@waymark/domain/schedule/wall-text'
import { dayAt, instantToWall } from '@waymark/domain/schedule/wall-time'
import { refuseAt } from '@waymark/service-kit/refusal'
import type { Kysely } from 'kysely'
import { findClosingDay } from '../db/offers.ts'
import type { BookingDatabase } from '../db/schema.ts'
import { type ActivityToSchedule, listBusyStaff, listClosedDates, listOpenSessions } from '../db/session-plan.ts'

interface PlannedDates {
  readonly spans: readonly SessionSpan[]
  readonly lastDay: WallDay
  /** Positions of dates that were taken out. */
  readonly removed: readonly number[]
  readonly staffIds: readonly UserProfileId[]
  readonly isOverride: boolean
  readonly now: Date
}

/** As far as alternatives are looked for, and a session lasts. */
const aroundMs = 22 * 86_400_000

/** The availability of each date of an activity. */
export async function planDates(
  db: Kysely<BookingDatabase>,
  activity: ActivityToSchedule,
  { spans, lastDay, removed, staffIds, isOverride, now }: PlannedDates,
): Promise<CheckedSessionDate[]> {
  const span = {
    from: new Date(Math.min(...spans.map(({ startMs }) => startMs)) - aroundMs),
    until: new Date(Math.max(...spans.map(({ endMs }) => endMs)) + aroundMs),
  }
  const others = await listOpenSessions(db, activity.id, span)
  // Sessions that make way release their staff.
  const making = isOverride ? others.filter(({ isReplaceable }) => isReplaceable).map(({ id }) => id) : []
  return checkSessionDates({
    timeZone: activity.time_zone,
    dates: spans.map((date, position) => ({ ...date, isRemoved: removed.includes(position) })),
    others,
    busy: await listBusyStaff(db, staffIds, span, making),
    ...hoursOf(activity),
    closedDates: await listClosedDates(db, activity.service_area_id, {
      from: dayAt(activity.time_zone, span.from.getTime()),
      until: dayAt(activity.time_zone, span.until.getTime()),
    }),
    closesOn: (await findClosingDay(db, activity.service_area_id)) ?? null,
    isOverride,
    afterMs: now.getTime(),
    lastDay,
  })
}

/**
 * When the place is closed: an activity keeps to the days of its location, an amenity to its own hours. Other times for
 * an activity are offered within the location's hours alone.
 */
function hoursOf({ opening_hours, amenity_hours, feature_ids }: ActivityToSchedule) {
  if (amenity_hours === null)
    return { closedDays: closedDaysOf(opening_hours), openHours: null, locationHours: openingHoursOf(opening_hours) }
  if (isOpenDayAndNight(feature_ids ?? [])) return { closedDays: [], openHours: null, locationHours: [] }
  return { closedDays: [], openHours: openingHoursOf(amenity_hours), locationHours: [] }
}

/** Refuses a date of a list at its field. */
export function dateRefusal({ word, position, half, detail }: SessionDateFault) {
  return refuseAt(`${half}DateTimes.${position}`, word, detail)
}

/** "Tue 1 Dec 2026, 10:00 am" in the time zone. */
export function spokenStart(timeZone: string, startMs: number): string {
  return startText(instantToWall(timeZone, startMs))
}
