import { addDays, type WallDateTime } from '../schedule/wall-clock.ts'
import { wallToInstant } from '../schedule/wall-time.ts'

/** How long before the start people can be checked in. */
export const checkInOpensHours = 2

/** When check-in of a session opens. */
export function checkInOpensAt(startsAt: Date): Date {
  return new Date(startsAt.getTime() - checkInOpensHours * 3_600_000)
}

/** Whether somebody is there, as marked at an instant by a device. */
export interface CheckInMark {
  readonly isHere: boolean
  readonly at: Date
}

/**
 * Whether a mark changes what is known of a person: the newest mark counts, so that devices that were offline can send
 * theirs in any order and any number of times.
 */
export function isNewerMark(mark: CheckInMark, markedAt: Date | null): boolean {
  return markedAt === null || mark.at > markedAt
}

/**
 * When somebody came who is marked as here: when it is marked; once the session is over, that was earlier, so the first
 * time that is known stays.
 */
export function cameAt({ at }: Pick<CheckInMark, 'at'>, endsAt: Date, firstAt: Date | null): Date {
  return at > endsAt ? (firstAt ?? at) : at
}

/** When a mark was made: a device whose clock is ahead cannot mark the future. */
export function markTime(at: string | undefined, now: Date): Date {
  const marked = at === undefined ? now : new Date(at)
  return marked > now ? now : marked
}

/** Whether a session is over, and what it says of who came is history: until the end of the next day it is still put right. */
export function pastOf(
  { endDateTime, timeZone }: { readonly endDateTime: WallDateTime; readonly timeZone: string },
  now: Date,
): 'running' | 'over' | 'history' {
  const endMs = wallToInstant(timeZone, endDateTime)
  const historyMs = wallToInstant(timeZone, `${addDays(endDateTime.slice(0, 10), 2)}T00:00:00`)
  if (endMs === null || historyMs === null || now.getTime() < endMs) return 'running'
  return now.getTime() < historyMs ? 'over' : 'history'
}

const dayMs = 86_400_000

/**
 * Until when the list of who comes to a session may lie on a device, for a door without a connection (epoch ms): from a
 * day before the start until the last day of the session is over. Null at any other time, since people share their needs
 * for that day alone.
 */
export function listKeptUntil(
  session: { readonly startDateTime: WallDateTime; readonly endDateTime: WallDateTime; readonly timeZone: string },
  now: Date,
): number | null {
  const startMs = wallToInstant(session.timeZone, session.startDateTime)
  const overMs = wallToInstant(session.timeZone, `${addDays(session.endDateTime.slice(0, 10), 1)}T00:00:00`)
  if (startMs === null || overMs === null) return null
  return now.getTime() >= startMs - dayMs && now.getTime() < overMs ? overMs : null
}
