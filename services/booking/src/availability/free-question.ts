import { newBookingAfterMs } from '@waymark/domain/booking/change-window'
import { consumerWindow, type FreeStartsQuestion, type StaffTimetable } from '@waymark/domain/schedule/free-starts'
import type { WallDay } from '@waymark/domain/schedule/wall-clock'
import { dayClocks } from '@waymark/domain/schedule/wall-time'
import type { Timetable } from '../db/timetables.ts'

/** The days to search, and the duration to fit. */
export interface SearchRange {
  readonly firstDay: WallDay
  readonly dayCount: number
  readonly durationMinutes: number
  readonly now: Date
}

/** Of a timetable, what decides the free starts. */
interface AskedTimetable extends Omit<Timetable, 'staff'> {
  readonly staff: readonly StaffTimetable[]
}

/** Builds the domain's question for the free starts of a timetable, as a consumer is offered them. */
export function freeQuestion(timetable: AskedTimetable, range: SearchRange): FreeStartsQuestion {
  const { timeZone, leadHours, bufferMinutes, weeklyStarts, exceptions, staff } = timetable
  return {
    days: dayClocks(timeZone, range.firstDay, range.dayCount),
    weeklyStarts,
    exceptions,
    staff,
    durationMinutes: range.durationMinutes,
    bufferMinutes,
    afterMs: newBookingAfterMs(range.now.getTime(), leadHours),
    offered: consumerWindow,
  }
}

/** The same question ignoring all bookings: every start that exists at all. */
export function withoutBookings(question: FreeStartsQuestion): FreeStartsQuestion {
  return { ...question, staff: question.staff.map((person) => ({ ...person, busy: [] })) }
}
