import { newBookingRefusal } from '@waymark/domain/booking/change-window'
import { lastBookableDay } from '@waymark/domain/booking/repeat'
import { shiftedAlong } from '@waymark/domain/booking/series-shift'
import type { BookingId, SeriesId } from '@waymark/domain/ids'
import type { WallDay } from '@waymark/domain/schedule/wall-clock'
import { dayText, timeText } from '@waymark/domain/schedule/wall-text'
import { dayAt, instantToWall, wallToInstant } from '@waymark/domain/schedule/wall-time'
import type { Transaction } from 'kysely'
import type { LockedBooking } from '../db/bookings.ts'
import type { BookingDatabase } from '../db/schema.ts'
import { listDatesOfSeries } from '../db/series.ts'

/** One date of a change. */
export interface DateOfChange {
  readonly id: BookingId
  /** The row of its answers. */
  readonly partId: SeriesId
  readonly durationMinutes: number
  readonly from: Date
}

export interface RequestedMove extends DateOfChange {
  readonly wallTime: string
  /** The new start, epoch ms; null where the clocks skip it. */
  readonly to: number | null
}

/** The new start of each booking, shifted on the clock by as much as the booking named in the request. */
export function movesOf(
  { time_zone: timeZone, starts_at: start }: LockedBooking,
  dates: readonly DateOfChange[],
  requested: string,
): RequestedMove[] {
  const before = instantToWall(timeZone, start.getTime())
  return dates.map((date) => {
    const wallTime = shiftedAlong(instantToWall(timeZone, date.from.getTime()), before, requested) ?? requested
    return { ...date, wallTime, to: wallToInstant(timeZone, wallTime) }
  })
}

type Rule = {
  readonly word: 'TimeDoesNotExist' | 'TooSoon' | 'TooFarAhead'
  readonly detail: Readonly<Record<string, string | number>>
}

/** The rule for new bookings that a new time breaks; an unchanged time breaks none. */
export function brokenRule(
  { from, to, wallTime }: RequestedMove,
  {
    lastDay,
    leadHours,
    now,
  }: { readonly lastDay: WallDay; readonly leadHours: number | undefined; readonly now: Date },
): Rule | null {
  if (to === from.getTime()) return null
  if (to === null) return { word: 'TimeDoesNotExist', detail: { time: timeText(wallTime), date: dayText(wallTime) } }
  const tooSoon = newBookingRefusal(new Date(to), now, leadHours)
  if (tooSoon) return { word: tooSoon.word, detail: { hours: tooSoon.hours } }
  return wallTime.slice(0, 10) > lastDay ? { word: 'TooFarAhead', detail: {} } : null
}

/** The last day a series may move to: as far as a series could reach that begins on its first date after the move. */
export async function lastDayAfter(
  trx: Transaction<BookingDatabase>,
  { series_id: seriesId, time_zone: timeZone }: LockedBooking,
  moves: readonly RequestedMove[],
  now: Date,
): Promise<WallDay> {
  const movedIds = moves.map(({ id }) => id)
  const dates = await listDatesOfSeries(trx, seriesId)
  const staying = dates.filter(({ id }) => !movedIds.includes(id))
  const days = [
    ...staying.map(({ starts_at: start }) => dayAt(timeZone, start.getTime())),
    ...moves.map(({ wallTime }) => wallTime.slice(0, 10)),
  ]
  return lastBookableDay(
    dayAt(timeZone, now.getTime()),
    days.reduce((a, b) => (b < a ? b : a)),
  )
}
