import type { booking } from '@waymark/contracts/booking'
import type { OutputOf } from '@waymark/contracts/define-call'
import { overlapsAny } from '@waymark/domain/booking/overlap'
import { repeatDates, repeatRefusal } from '@waymark/domain/booking/repeat'
import { type SessionAvailability, sessionAvailability } from '@waymark/domain/enums'
import { dayNumber, type WallDateTime } from '@waymark/domain/schedule/wall-clock'
import { formatCount } from '@waymark/web-kit/format'
import { startOf } from '../free-times/chosen-time.ts'
import type { BookingDraft } from './booking-draft.ts'

type CheckedDates = Pick<
  OutputOf<typeof booking.getAvailableTimesForServiceAreaForNewBooking>,
  'checkedDates' | 'durationMinutes'
>
type CheckedDate = CheckedDates['checkedDates'][number]

/** One date of a repeat: the server's answer, and what the person chose. */
export interface SeriesDate {
  readonly dateTime: WallDateTime
  readonly availability: SessionAvailability
  readonly alternativeTimes: readonly WallDateTime[]
  /** The time that is sent for this date; null when none is. */
  readonly booked: WallDateTime | null
}

/** The dates that a draft asks for: one, or all of the repeat while it is within the limits. */
export function requestedDates(draft: BookingDraft): readonly WallDateTime[] {
  const first = startOf(draft)
  if (first === null) return []
  if (draft.repeat === 'None') return [first]
  if (dayNumber(draft.untilDay) === null || repeatRefusal(first, draft.untilDay)) return []
  return repeatDates(first, draft.repeat, draft.untilDay)
}

/**
 * The dates of a repeat with their states. Where another time is free that day or near it, the first one that overlaps
 * no other visit stands in until the person chooses another (product.md section 4, "Booking status").
 */
export function seriesDates(
  { checkedDates, durationMinutes }: CheckedDates,
  { removedDates, alternatives }: Pick<BookingDraft, 'removedDates' | 'alternatives'>,
): readonly SeriesDate[] {
  const kept = checkedDates.filter(({ requestedStartDateTime }) => !removedDates.includes(requestedStartDateTime))
  const booked = bookedTimes(kept, alternatives, durationMinutes)
  return checkedDates.map((checked) => {
    const { requestedStartDateTime: dateTime, noticeStatus, alternativeTimes } = checked
    if (!kept.includes(checked))
      return { dateTime, availability: sessionAvailability.Removed, alternativeTimes: [], booked: null }
    const own = booked.get(dateTime) ?? null
    const others = [...booked].flatMap(([date, time]) => (date === dateTime ? [] : [time]))
    return {
      dateTime,
      availability: own === null ? withoutAlternative(noticeStatus) : noticeStatus,
      alternativeTimes: alternativeTimes.filter((time) => !overlapsAny(time, others, durationMinutes)),
      booked: own,
    }
  })
}

/** The times to book, in order. */
export function timesToBook(dates: readonly SeriesDate[]): readonly WallDateTime[] {
  return dates.flatMap(({ booked }) => (booked === null ? [] : [booked])).sort()
}

/** What each date is booked at: free dates as they are, then what the person chose, then the nearest time still left. */
function bookedTimes(
  dates: readonly CheckedDate[],
  chosen: BookingDraft['alternatives'],
  durationMinutes: number,
): ReadonlyMap<WallDateTime, WallDateTime> {
  const booked = new Map<WallDateTime, WallDateTime>()
  const isLeft = (time: WallDateTime) => !overlapsAny(time, booked.values(), durationMinutes)
  const book = (date: WallDateTime, time: WallDateTime | undefined) => {
    if (time !== undefined && isLeft(time) && !booked.has(date)) booked.set(date, time)
  }
  for (const { requestedStartDateTime: date, noticeStatus } of dates)
    if (noticeStatus === sessionAvailability.Available) book(date, date)
  const withOthers = dates.filter(({ noticeStatus }) => hasAlternatives(noticeStatus))
  for (const { requestedStartDateTime: date, alternativeTimes } of withOthers)
    book(
      date,
      alternativeTimes.find((time) => time === chosen[date]),
    )
  for (const { requestedStartDateTime: date, alternativeTimes } of withOthers) book(date, alternativeTimes.find(isLeft))
  return booked
}

function hasAlternatives(availability: SessionAvailability): boolean {
  return (
    availability === sessionAvailability.AlternativeTimeAvailable ||
    availability === sessionAvailability.AlternativeTimeDuplicated
  )
}

/** The state of a date whose other times are all used by other dates. */
function withoutAlternative(availability: SessionAvailability): SessionAvailability {
  if (availability === sessionAvailability.AlternativeTimeAvailable) return sessionAvailability.NotAvailable
  if (availability === sessionAvailability.AlternativeTimeDuplicated) return sessionAvailability.Duplicated
  return availability
}

/** "2 visits of 4 dates: 1 as you asked, 1 at another time, 1 left out, 1 removed by you." */
export function seriesText(dates: readonly SeriesDate[]): string {
  const count = (isOne: (date: SeriesDate) => boolean) => dates.filter(isOne).length
  const isRemoved = ({ availability }: SeriesDate) => availability === sessionAvailability.Removed
  const parts = [
    [count(({ dateTime, booked }) => booked === dateTime), 'as you asked'],
    [count(({ dateTime, booked }) => booked !== null && booked !== dateTime), 'at another time'],
    [count((date) => date.booked === null && !isRemoved(date)), 'left out'],
    [count(isRemoved), 'removed by you'],
  ] as const
  const words = parts.flatMap(([many, what]) => (many > 0 ? [`${many} ${what}`] : []))
  return `${formatCount(timesToBook(dates).length, 'visit')} of ${formatCount(dates.length, 'date')}: ${words.join(', ')}.`
}
