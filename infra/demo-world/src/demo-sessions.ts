import type { ActivitySessionTable, StaffTimeTable } from '@waymark/booking-service/db/schema'
import { addDays, dayOfWeek, type WallDay, wallDateTime } from '@waymark/domain/schedule/wall-clock'
import { dayAt, wallToInstant } from '@waymark/domain/schedule/wall-time'
import type { BookingDiary } from './booking-diary.ts'
import type { DemoActivity } from './demo-activities.ts'
import type { ProgrammeEntry } from './programme-entry.ts'
import type { IdRow, Row } from './row.ts'
import { seededRandom } from './seeded-random.ts'

/** A session with its activity. */
export interface DemoSession {
  readonly row: IdRow<ActivitySessionTable>
  readonly activity: DemoActivity
}

export interface DemoSessions {
  readonly sessions: readonly DemoSession[]
  readonly staff: readonly Row<StaffTimeTable>[]
}

const minuteMs = 60_000
const dayMs = 86_400_000
/** Sessions complete by themselves two days after their end. */
const completedAfterMs = 2 * dayMs

/** The days of an activity, counted from `today`. */
function daysOf({ repeat = 'Weekly', dayOfWeek: weekday }: ProgrammeEntry, today: WallDay): number[] {
  if (typeof repeat === 'object') return [...repeat.inDays]
  if (repeat === 'Daily') return Array.from({ length: 18 }, (_, index) => index - 4)
  const first = ((weekday - dayOfWeek(today) + 7) % 7) - 21
  const step = repeat === 'Weekly' ? 7 : 14
  return Array.from({ length: repeat === 'Weekly' ? 10 : 5 }, (_, index) => first + index * step)
}

type Status = Pick<DemoSession['row'], 'status' | 'cancel_reason' | 'cancelled_at' | 'completed_at'>

function statusOf({ row }: DemoActivity, endMs: number, isLast: boolean, isCalledOff: boolean, now: Date): Status {
  const none = { cancel_reason: null, cancelled_at: null, completed_at: null }
  if (row.status === 'Draft') return { ...none, status: 'Draft' }
  if (endMs + completedAfterMs < now.getTime())
    return { ...none, status: 'Completed', completed_at: new Date(endMs + completedAfterMs) }
  if (row.status === 'Cancelled' || isCalledOff)
    return {
      ...none,
      status: 'Cancelled',
      cancel_reason: row.status === 'Cancelled' ? 'The organiser has called it off.' : 'The room is being repaired.',
      cancelled_at: new Date(now.getTime() - 3 * dayMs),
    }
  return { ...none, status: isLast && row.id % 3 === 0 ? 'Draft' : 'Active' }
}

/**
 * The sessions around today, in id order from 1, activity by activity, with whoever of the team is free. They count no
 * bookings yet: those count themselves as they are loaded.
 */
export function demoSessions(activities: readonly DemoActivity[], diary: BookingDiary, now: Date): DemoSessions {
  const sessions: DemoSession[] = []
  const staff: Row<StaffTimeTable>[] = []
  for (const activity of activities) {
    const { entry, venue, row: of, accountId, teamIds } = activity
    const random = seededRandom(`sessions of activity ${of.id}`)
    const today = dayAt(venue.timeZone, now.getTime())
    const days = daysOf(entry, today)
    for (const [place, day] of days.entries()) {
      const startMs = wallToInstant(venue.timeZone, wallDateTime(addDays(today, day), entry.startMinute))
      if (startMs === null) continue
      const endMs = startMs + entry.minutes * minuteMs
      if ((of.status === 'Draft' && startMs < now.getTime()) || (of.status === 'Completed' && day > -3)) continue
      const isCalledOff = day > 0 && activity.demand !== 'sought' && days.length > 4 && random.chance(0.04)
      const status = statusOf(activity, endMs, place === days.length - 1, isCalledOff, now)
      const id = sessions.length + 1
      const createdAt = new Date(startMs - 60 * dayMs)
      const writtenAt = new Date(Math.min(createdAt.getTime(), now.getTime() - dayMs))
      sessions.push({
        activity,
        row: {
          id,
          activity_id: of.id,
          account_id: accountId,
          service_area_id: venue.id,
          ...status,
          starts_at: new Date(startMs),
          ends_at: new Date(endMs),
          time_zone: venue.timeZone,
          max_spaces: of.spaces_per_session,
          max_spaces_per_client: of.spaces_per_client,
          price_cents: of.price_cents,
          concession_price_cents: of.concession_price_cents,
          wheelchair_spaces: of.wheelchair_spaces ?? 0,
          hearing_receivers: of.hearing_receivers ?? 0,
          interpreter_places: of.interpreter_places ?? 0,
          quiet_places: of.quiet_places ?? 0,
          note: random.chance(0.08) ? 'Please use the side door this week.' : '',
          created_by: of.created_by,
          created_at: writtenAt,
          updated_at: writtenAt,
          idempotency_key: null,
        },
      })
      const staffId =
        status.status === 'Cancelled'
          ? undefined
          : (diary.findFree(teamIds.slice(0, 1), startMs, endMs) ?? diary.findFree(teamIds, startMs, endMs))
      if (staffId === undefined) continue
      diary.take(staffId, startMs, endMs)
      staff.push({
        booking_id: null,
        activity_session_id: id,
        user_profile_id: staffId,
        during: `[${new Date(startMs).toISOString()},${new Date(endMs).toISOString()})`,
        is_live: true,
        assigned_at: writtenAt,
      })
    }
  }
  return { sessions, staff }
}
