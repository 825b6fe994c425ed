import { maxSessionsNamed } from '@waymark/contracts/closed-day'
import { instantToWall } from '@waymark/domain/schedule/wall-time'
import type { BookedDay } from '../db/closed-days.ts'

const nothing = { bookingCount: 0, waitingCount: 0, runningBookingCount: 0, unbookedSessionCount: 0, sessions: [] }

/** What is booked on a day, its sessions by name and time. */
export function bookedDayAnswer(bookedDays: readonly BookedDay[], day: string, now: Date) {
  const { sessions, unbookedSessionCount, ...booked } = bookedDays.find((one) => one.day === day) ?? nothing
  return {
    bookingCount: booked.bookingCount,
    waitingCount: booked.waitingCount,
    runningBookingCount: booked.runningBookingCount,
    runningSessionCount: sessions.filter(({ startsAt }) => startsAt <= now).length,
    sessionCount: sessions.length,
    sessionBookingCount: sessions.reduce((sum, session) => sum + session.bookingCount, 0),
    unbookedSessionCount,
    sessions: sessions.slice(0, maxSessionsNamed).map(({ startsAt, ...session }) => ({
      activitySessionId: session.activitySessionId,
      title: session.title,
      startDateTime: instantToWall(session.timeZone, startsAt.getTime()),
      timeZone: session.timeZone,
      bookingCount: session.bookingCount,
      isRunning: startsAt <= now,
    })),
  }
}
