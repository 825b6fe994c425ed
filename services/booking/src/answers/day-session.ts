import { instantToWall } from '@waymark/domain/schedule/wall-time'
import type { SessionOfDay } from '../db/work-of-day.ts'

/** A session as day sheet and roster show it. */
export function daySessionAnswer(session: SessionOfDay) {
  const wall = (instant: Date) => instantToWall(session.time_zone, instant.getTime())
  return {
    activitySessionId: session.id,
    activityTitle: session.title,
    startDateTime: wall(session.starts_at),
    endDateTime: wall(session.ends_at),
    spacesTaken: session.spaces_taken,
    maxSpaces: session.max_spaces,
    closedFor: session.closed_for,
  }
}
