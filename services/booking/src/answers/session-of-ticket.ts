import { instantToWall } from '@waymark/domain/schedule/wall-time'
import type { SessionOfTicketRow } from '../db/session-bookings.ts'

/** The session that a ticket is for, as the staff of another one read it. */
export function sessionOfTicketAnswer({ title, starts_at, time_zone }: SessionOfTicketRow) {
  return {
    activityTitle: title,
    startDateTime: instantToWall(time_zone, starts_at.getTime()),
    timeZone: time_zone,
  }
}
