import { newBookingAfterMs } from '@waymark/domain/booking/change-window'
import { limits } from '@waymark/domain/limits'
import { consumerWindow, type FreeStartsQuestion } from '@waymark/domain/schedule/free-starts'
import type { WallDay } from '@waymark/domain/schedule/wall-clock'
import { dayClocks } from '@waymark/domain/schedule/wall-time'
import type { Timetable } from '../db/timetables.ts'

/** The days asked for, and how long the job takes. */
export interface Asked {
  readonly firstDay: WallDay
  readonly dayCount: number
  readonly durationMinutes: number
  readonly now: Date
}

/** Asks the domain for the free starts of a timetable, as a consumer is offered them. */
export function freeQuestion(timetable: Timetable, asked: Asked): FreeStartsQuestion {
  const { timeZone, leadHours, bufferMinutes, weeklyStarts, exceptions, staff } = timetable
  return {
    days: dayClocks(timeZone, asked.firstDay, asked.dayCount),
    weeklyStarts,
    exceptions,
    staff,
    durationMinutes: asked.durationMinutes,
    bufferMinutes,
    afterMs: newBookingAfterMs(asked.now.getTime(), leadHours - limits.newBookingLeadHours),
    offered: consumerWindow,
  }
}

/** The same question as if nobody held a booking: which starts exist at all. */
export function withoutBookings(question: FreeStartsQuestion): FreeStartsQuestion {
  return { ...question, staff: question.staff.map((person) => ({ ...person, busy: [] })) }
}
