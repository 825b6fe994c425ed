import type { StaffTimeTable } from '@waymark/booking-service/db/schema'
import type { Row } from './row.ts'

/** A half-open span of a staff member's time, in epoch ms. */
type Span = readonly [startMs: number, endMs: number]

/** Tracks who is busy when, so that the demo world never books a person twice. */
export interface BookingDiary {
  /** The first of `staffIds` who is free for the whole span, those with the fewest bookings first. */
  findFree(staffIds: readonly number[], startMs: number, endMs: number): number | undefined
  /** Takes the span. Throws when the person is not free, which is a bug in the plan. */
  take(staffId: number, startMs: number, endMs: number): void
}

export function bookingDiary(): BookingDiary {
  const spans = new Map<number, Span[]>()
  const isFree = (staffId: number, startMs: number, endMs: number) =>
    !(spans.get(staffId) ?? []).some(([from, until]) => from < endMs && startMs < until)
  return {
    findFree: (staffIds, startMs, endMs) =>
      [...staffIds]
        .sort((a, b) => (spans.get(a)?.length ?? 0) - (spans.get(b)?.length ?? 0) || a - b)
        .find((staffId) => isFree(staffId, startMs, endMs)),
    take: (staffId, startMs, endMs) => {
      if (!isFree(staffId, startMs, endMs))
        throw new Error(`staff member ${staffId} is booked twice at ${new Date(startMs).toISOString()}`)
      spans.set(staffId, [...(spans.get(staffId) ?? []), [startMs, endMs]])
    },
  }
}

/** A diary in which the time that bookings hold is taken. */
export function diaryOf(
  rows: readonly Pick<Row<StaffTimeTable>, 'user_profile_id' | 'during' | 'is_live'>[],
): BookingDiary {
  const diary = bookingDiary()
  for (const { user_profile_id, during, is_live } of rows) {
    const [from = '', until = ''] = during.slice(1, -1).split(',')
    if (is_live) diary.take(user_profile_id, Date.parse(from), Date.parse(until))
  }
  return diary
}
