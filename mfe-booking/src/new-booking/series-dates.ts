import type { booking } from '@waymark/contracts/booking'
import type { OutputOf } from '@waymark/contracts/define-call'
import { repeatDates, repeatRefusal } from '@waymark/domain/booking/repeat'
import { type SessionAvailability, sessionAvailability } from '@waymark/domain/enums'
import { dayNumber, type WallDateTime } from '@waymark/domain/schedule/wall-clock'
import { startOf } from '../free-times/chosen-time.ts'
import type { BookingDraft } from './booking-draft.ts'

type CheckedDate = OutputOf<typeof booking.getAvailableTimesForServiceAreaForNewBooking>['checkedDates'][number]

/** One date of a repeat: what the server says of it, and what the person made of that. */
export interface SeriesDate {
  readonly dateTime: WallDateTime
  readonly availability: SessionAvailability
  readonly alternativeTimes: readonly WallDateTime[]
  /** The time that is sent for this date; null when none is. */
  readonly booked: WallDateTime | null
}

/** The dates that a draft asks for: one, or all of the repeat while it is within its limits. */
export function requestedDates(draft: BookingDraft): readonly WallDateTime[] {
  const first = startOf(draft)
  if (first === null) return []
  if (draft.repeat === 'None') return [first]
  if (dayNumber(draft.untilDay) === null || repeatRefusal(first, draft.untilDay)) return []
  return repeatDates(first, draft.repeat, draft.untilDay)
}

/**
 * The dates of a repeat with their states. Where another time is free that day or near it, the first one stands in
 * until the person chooses another (product.md section 4, "Booking status").
 */
export function seriesDates(
  checkedDates: readonly CheckedDate[],
  { removedDates, alternatives }: Pick<BookingDraft, 'removedDates' | 'alternatives'>,
): readonly SeriesDate[] {
  return checkedDates.map(({ requestedStartDateTime: dateTime, noticeStatus, alternativeTimes }) => {
    if (removedDates.includes(dateTime))
      return { dateTime, availability: sessionAvailability.Removed, alternativeTimes: [], booked: null }
    return {
      dateTime,
      availability: noticeStatus,
      alternativeTimes,
      booked: bookedTime(dateTime, noticeStatus, alternativeTimes, alternatives[dateTime]),
    }
  })
}

/** The times to book, each once, in order. */
export function timesToBook(dates: readonly SeriesDate[]): readonly WallDateTime[] {
  return [...new Set(dates.flatMap(({ booked }) => (booked === null ? [] : [booked])))].sort()
}

function bookedTime(
  dateTime: WallDateTime,
  availability: SessionAvailability,
  alternativeTimes: readonly WallDateTime[],
  chosen: WallDateTime | undefined,
): WallDateTime | null {
  switch (availability) {
    case sessionAvailability.Available:
      return dateTime
    case sessionAvailability.AlternativeTimeAvailable:
    case sessionAvailability.AlternativeTimeDuplicated:
      return alternativeTimes.find((time) => time === chosen) ?? alternativeTimes[0] ?? null
    case sessionAvailability.NotAvailable:
    case sessionAvailability.Removed:
    case sessionAvailability.Duplicated:
      return null
  }
}
