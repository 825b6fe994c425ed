import type { activitySession } from '@waymark/contracts/activity-session'
import type { ParsedInputOf } from '@waymark/contracts/define-call'
import { readSessionDates, type SessionDateFault } from '@waymark/domain/activity/session-dates'
import { sessionStatusRefusal } from '@waymark/domain/activity/session-status'
import { shiftedAlong } from '@waymark/domain/booking/series-shift'
import type { ActivityStatus } from '@waymark/domain/enums'
import type { ActivitySessionId } from '@waymark/domain/ids'
import type { WallDateTime } from '@waymark/domain/schedule/wall-clock'
import { instantToWall } from '@waymark/domain/schedule/wall-time'
import type { LockedSession } from '../db/lock-sessions.ts'
import type { SessionValues } from './session-values.ts'

type Changes = ParsedInputOf<typeof activitySession.updateActivitySession>

/** A session with what it becomes. */
export interface ChangedSession {
  readonly session: LockedSession
  readonly status: ActivityStatus
  readonly values: SessionValues
  readonly note: string
}

/** What one session becomes. A status that a later one cannot have leaves it as it is. */
export function changedSession(session: LockedSession, input: Changes, now: Date): ChangedSession {
  const asked = input.status ?? session.status
  const maxSpaces = input.maxSpaces ?? session.max_spaces
  const price = input.priceCents ?? session.price_cents
  const concession =
    input.concessionPriceCents === undefined ? session.concession_price_cents : input.concessionPriceCents
  return {
    session,
    status: sessionStatusRefusal(standingOf(session), asked, now) === null ? asked : session.status,
    note: input.note ?? session.note,
    values: {
      max_spaces: maxSpaces,
      max_spaces_per_client: input.maxSpacesPerClient ?? Math.min(session.max_spaces_per_client, maxSpaces),
      price_cents: price,
      concession_price_cents:
        input.concessionPriceCents === undefined && concession !== null ? Math.min(concession, price) : concession,
      wheelchair_spaces: input.wheelchairSpaces ?? session.wheelchair_spaces,
      hearing_receivers: input.hearingReceivers ?? session.hearing_receivers,
      interpreter_places: input.interpreterPlaces ?? session.interpreter_places,
      quiet_places: input.quietPlaces ?? session.quiet_places,
    },
  }
}

/** What decides which status a session can have next. */
export function standingOf(session: LockedSession) {
  const { status, starts_at: startsAt, ends_at: endsAt, spaces_taken: spacesTaken } = session
  return { status, startsAt, endsAt, isBooked: spacesTaken > 0 }
}

/** A session that moves in time. */
export interface SessionMove {
  readonly id: ActivitySessionId
  readonly session: LockedSession
  readonly startsAt: Date
  readonly endsAt: Date
}

interface Times {
  readonly start: WallDateTime
  readonly end: WallDateTime
}

/**
 * The sessions that move, later ones on the clock by as much as the one that the request names; or the first fault. The
 * end follows the start when only the start is given.
 */
export function movesOf(
  session: LockedSession,
  later: readonly LockedSession[],
  input: Changes,
  now: Date,
): { readonly moves: readonly SessionMove[] } | SessionDateFault {
  const before = timesOf(session)
  const start = input.startDateTime ?? before.start
  const end = input.endDateTime ?? shiftedAlong(before.end, before.start, start) ?? before.end
  if (start === before.start && end === before.end) return { moves: [] }
  const all = [session, ...later]
  const after = all.map((other): Times => {
    const times = timesOf(other)
    return {
      start: shiftedAlong(times.start, before.start, start) ?? times.start,
      end: shiftedAlong(times.end, before.end, end) ?? times.end,
    }
  })
  // A session whose start stays may have begun: only its end is judged.
  const readAt = start === before.start ? new Date(Math.min(now.getTime(), session.starts_at.getTime() - 1)) : now
  const read = readSessionDates(
    {
      timeZone: session.time_zone,
      startDateTimes: after.map((times) => times.start),
      endDateTimes: after.map((times) => times.end),
    },
    readAt,
  )
  if ('word' in read) return read
  const moves = read.spans.flatMap(({ startMs, endMs }, position) => {
    const moved = all[position]
    return moved ? [{ id: moved.id, session: moved, startsAt: new Date(startMs), endsAt: new Date(endMs) }] : []
  })
  // In the order in which none takes the start that another still has.
  const isLater = start > before.start
  return { moves: isLater ? moves.toReversed() : moves }
}

function timesOf(session: LockedSession): Times {
  const wall = (instant: Date) => instantToWall(session.time_zone, instant.getTime())
  return { start: wall(session.starts_at), end: wall(session.ends_at) }
}
