import type { booking } from '@waymark/contracts/booking'
import type { ParsedInputOf } from '@waymark/contracts/define-call'
import { newBookingRefusal } from '@waymark/domain/booking/change-window'
import { alternativeDays } from '@waymark/domain/booking/date-check'
import { overlapsAny } from '@waymark/domain/booking/overlap'
import { lastBookableDay } from '@waymark/domain/booking/repeat'
import { limits } from '@waymark/domain/limits'
import { freeStaffAt } from '@waymark/domain/schedule/free-starts'
import { addDays, daysBetween, type WallDay } from '@waymark/domain/schedule/wall-clock'
import { timeText } from '@waymark/domain/schedule/wall-text'
import { dayAt, instantToWall, wallToInstant } from '@waymark/domain/schedule/wall-time'
import type { OfferedSize } from '../answers/service-offer.ts'
import { freeQuestion, withoutBookings } from '../availability/free-question.ts'
import type { OfferRow } from '../db/offers.ts'
import type { Timetable } from '../db/timetables.ts'

type Requested = Pick<ParsedInputOf<typeof booking.addNewBooking>, 'RequestedStartDateTimes'>

type DateRefusal = {
  readonly word: 'DateTwice' | 'DatesOverlap' | 'TimeDoesNotExist' | 'TooSoon' | 'TooFarAhead'
  readonly detail: Readonly<Record<string, string | number>>
}

/**
 * The last day that can be requested. Another time for an Incomplete date may lie later by the range in which
 * alternatives are searched.
 */
export function lastDayOf(
  { RequestedStartDateTimes: [first = '', ...others] }: Requested,
  { time_zone: timeZone }: OfferRow,
  replaced: { readonly starts_at: Date } | undefined,
  now: Date,
): WallDay {
  const firstDay = others.reduce((a, b) => (b < a ? b : a), first).slice(0, 10)
  const last = lastBookableDay(dayAt(timeZone, now.getTime()), firstDay)
  const lastAlternative = replaced ? addDays(dayAt(timeZone, replaced.starts_at.getTime()), alternativeDays) : last
  return lastAlternative > last ? lastAlternative : last
}

/** The requested wall times as instants, or the first rule that one of them breaks. */
export function readDates(
  input: Requested,
  offer: OfferRow,
  { lastDay, durationMinutes }: { readonly lastDay: WallDay; readonly durationMinutes: number },
  now: Date,
): { readonly starts: Date[] } | DateRefusal {
  const requested = input.RequestedStartDateTimes
  if (new Set(requested).size < requested.length) return { word: 'DateTwice', detail: {} }
  if (requested.some((time, index) => overlapsAny(time, requested.slice(index + 1), durationMinutes)))
    return { word: 'DatesOverlap', detail: {} }
  const starts: Date[] = []
  for (const wallTime of requested) {
    const instantMs = wallToInstant(offer.time_zone, wallTime)
    if (instantMs === null) return { word: 'TimeDoesNotExist', detail: { time: timeText(wallTime) } }
    const start = new Date(instantMs)
    const tooSoon = newBookingRefusal(start, now, offer.lead_hours)
    if (tooSoon) return { word: tooSoon.word, detail: { hours: tooSoon.hours } }
    if (wallTime.slice(0, 10) > lastDay) return { word: 'TooFarAhead', detail: {} }
    starts.push(start)
  }
  return { starts }
}

const dayMs = 86_400_000

/** Bounds that contain every requested wall time in any zone, ignoring those that are refused anyway. */
export function spanOf(input: Requested, now: Date): { readonly from: Date; readonly until: Date } {
  // A series may begin up to 6 months from now.
  const maxMs = now.getTime() + (2 * limits.repeatMonthsMax + 1) * 31 * dayMs
  const asUtc = input.RequestedStartDateTimes.map((wallTime) => Date.parse(`${wallTime}Z`))
  const within = asUtc.filter((ms) => ms > now.getTime() - dayMs && ms < maxMs)
  const first = Math.min(...within, maxMs)
  return { from: new Date(first - 2 * dayMs), until: new Date(Math.max(...within, first) + 2 * dayMs) }
}

/** The requested starts that the provider does not offer at all, whoever is free; as wall times, in order. */
export function findTimesNotOffered(
  timetable: Timetable,
  offer: OfferRow,
  size: OfferedSize,
  starts: readonly Date[],
  now: Date,
): string[] {
  const sorted = starts.toSorted((a, b) => a.getTime() - b.getTime())
  const first = sorted[0]
  const last = sorted.at(-1)
  if (!first || !last) return []
  const firstDay = dayAt(offer.time_zone, first.getTime())
  const question = withoutBookings(
    freeQuestion(timetable, {
      firstDay,
      dayCount: daysBetween(firstDay, dayAt(offer.time_zone, last.getTime())) + 1,
      durationMinutes: size.option.durationHours * 60,
      now,
    }),
  )
  const missing = sorted.filter((start) => freeStaffAt(question, start.getTime()).length === 0)
  return missing.map((start) => wallTimeOf(offer, start))
}

export function wallTimeOf(offer: OfferRow, start: Date): string {
  return instantToWall(offer.time_zone, start.getTime())
}
