import { instantToWall } from '@waymark/domain/schedule/wall-time'
import type { SessionOfDay } from '../db/team-bookings.ts'

/** A session as day sheet and roster show it. */
export function daySessionAnswer(session: SessionOfDay, timeZone: string) {
  return {
    activitySessionId: session.id,
    activityTitle: session.title,
    startDateTime: instantToWall(timeZone, session.starts_at.getTime()),
    endDateTime: instantToWall(timeZone, session.ends_at.getTime()),
    spacesTaken: session.spaces_taken,
    maxSpaces: session.max_spaces,
  }
}
