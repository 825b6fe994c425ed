import type { ActivityStatus } from '../enums.ts'
import { wallToInstant } from '../schedule/wall-time.ts'
import { closedDayText } from '../texts.ts'

/** What the state of a session follows from; `startDateTime` is a wall time of `timeZone`. */
export interface SessionNow {
  readonly status: ActivityStatus
  readonly isActivityDraft: boolean
  readonly isOfAmenity: boolean
  readonly startDateTime: string
  /** Why its location is closed that day; null where it is open. */
  readonly closedFor: string | null
  readonly timeZone: string
  readonly spacesTaken: number
  readonly maxSpaces: number
  readonly waitlistLength: number
  readonly checkedInCount: number
  readonly peopleCount: number
}

/** The status as a word, and what it means now; a session of an activity that nobody sees is not open yet. */
export function sessionState(
  session: SessionNow,
  nowMs: number,
): { readonly status: ActivityStatus | 'Full'; readonly detail: string } {
  const { status, spacesTaken, maxSpaces, waitlistLength, checkedInCount, peopleCount } = session
  if (status === 'Draft') return { status, detail: 'Nobody sees it' }
  if (status === 'Cancelled') return { status, detail: 'Everybody who had booked was told' }
  if (status === 'Completed')
    return { status, detail: `${checkedInCount} came, ${Math.max(0, peopleCount - checkedInCount)} did not` }
  if ((wallToInstant(session.timeZone, session.startDateTime) ?? 0) <= nowMs)
    return { status, detail: 'It has started' }
  if (session.isActivityDraft)
    return { status, detail: `Opens with its ${session.isOfAmenity ? 'amenity' : 'activity'}` }
  const isFull = spacesTaken >= maxSpaces
  if (session.closedFor !== null) return { status: isFull ? 'Full' : status, detail: closedDayText(session.closedFor) }
  if (!isFull) return { status, detail: 'Booking open' }
  return { status: 'Full', detail: waitlistLength === 0 ? 'Nobody waits' : `${waitlistLength} waiting` }
}
