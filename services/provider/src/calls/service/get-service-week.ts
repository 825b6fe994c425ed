import type { AnswerOf } from '@waymark/contracts/define-call'
import type { service } from '@waymark/contracts/service'
import { newBookingAfterMs } from '@waymark/domain/booking/change-window'
import type { BookingId, UserProfileId } from '@waymark/domain/ids'
import type { EpochSpan } from '@waymark/domain/schedule/day-clock'
import { freeStarts, providerWindow } from '@waymark/domain/schedule/free-starts'
import { addDays, dayOfWeek, timeOfMinute, type WallDay } from '@waymark/domain/schedule/wall-clock'
import { dayClocks, instantToWall, wallToInstant } from '@waymark/domain/schedule/wall-time'
import type { Handler } from '@waymark/service-kit/implement'
import { invalid, notFound } from '@waymark/service-kit/refusal'
import { minMinutes } from '../../answers/visit-minutes.ts'
import type { Context } from '../../context.ts'
import { findAreaService } from '../../db/area-services.ts'
import { listClosedSpans } from '../../db/closed-days.ts'
import { listBookingsBetween } from '../../db/coming-bookings.ts'
import { listLackedSpans } from '../../db/credentials.ts'
import { type ExceptionRow, listExceptions } from '../../db/schedule-exceptions.ts'
import { listLines } from '../../db/schedule-lines.ts'
import { exceptionOf, listStaffTimes, type StaffTimes, weeklyStartOf } from '../../db/timetables.ts'

type Entry = AnswerOf<typeof service.getServiceWeek>['days'][number]['entries'][number]
type FoundService = NonNullable<Awaited<ReturnType<typeof findAreaService>>>

const daysOfWeek = 7
const monday = 1
const dayMs = 86_400_000

export const getServiceWeek: Handler<Context, typeof service.getServiceWeek> = async (input, { context }) => {
  if (dayOfWeek(input.monday) !== monday) return invalid({ monday: 'Give the date of a Monday.' })
  const found = await findAreaService(context.reads, input.serviceAreaServiceId)
  if (!found) return notFound()
  const timeZone = found.time_zone
  const days = Array.from({ length: daysOfWeek }, (_, index) => addDays(input.monday, index))
  // Neither country skips midnight when its clocks change.
  const midnightMs = (day: WallDay) => wallToInstant(timeZone, `${day}T00:00:00`) ?? Number.NaN
  const span = { from: new Date(midnightMs(input.monday)), until: new Date(midnightMs(addDays(input.monday, 7))) }
  // A booking that starts on the last evening can still hold its staff the next morning.
  const readSpan = { from: span.from, until: new Date(span.until.getTime() + dayMs) }
  const [lines, ownExceptions, closedSpans, lackedSpans, staff, bookings] = await Promise.all([
    listLines(context.reads, found.id),
    listExceptions(context.reads, found.id, readSpan),
    listClosedSpans(context.reads, found.id, readSpan),
    listLackedSpans(context.reads, found.id),
    listStaffTimes(context.reads, found.id, readSpan),
    listBookingsBetween(context.reads, found.id, span),
  ])
  const exceptions = [...ownExceptions, ...closedSpans]
  const nameOf = new Map(staff.map(({ staffId, name }) => [staffId, name]))
  const freeByDay = freeEntries(found, input.monday, {
    weeklyStarts: lines.map(weeklyStartOf),
    exceptions: [...exceptions.map(exceptionOf), ...lackedSpans],
    staff,
    now: context.now(),
  })
  return {
    timeZone,
    days: days.map((date) => {
      const daySpan: EpochSpan = [midnightMs(date), midnightMs(addDays(date, 1))]
      const entryOf = clippedTo(timeZone, daySpan)
      const entries = [
        ...exceptions.flatMap((row) =>
          entryOf(row.kind, exceptionOf(row).span, { staffNames: namesOf(row, nameOf), note: row.note }),
        ),
        ...staff.flatMap(({ name, leave }) =>
          leave.flatMap((one) => entryOf('away', one, { staffNames: [name], note: null })),
        ),
        ...bookings.flatMap((booking) =>
          entryOf('booked', [booking.starts_at.getTime(), booking.ends_at.getTime()], {
            staffNames: booking.staff_names,
            bookingId: booking.id,
          }),
        ),
        ...(freeByDay.get(date) ?? []),
      ]
      return { date, entries: entries.toSorted((a, b) => a.startTime.localeCompare(b.startTime)) }
    }),
  }
}

function namesOf({ staff_id }: ExceptionRow, nameOf: ReadonlyMap<UserProfileId, string>): string[] {
  const name = staff_id === null ? undefined : nameOf.get(staff_id)
  return name === undefined ? [] : [name]
}

/** Returns a function that clips a span to one day: no entry or one. The end of the day is `24:00`. */
function clippedTo(timeZone: string, [dayStartMs, dayEndMs]: EpochSpan) {
  return (
    kind: Entry['kind'],
    [startMs, endMs]: EpochSpan,
    more: { readonly staffNames: string[]; readonly bookingId?: BookingId; readonly note?: string | null },
  ): Entry[] => {
    const fromMs = Math.max(startMs, dayStartMs)
    const untilMs = Math.min(endMs, dayEndMs)
    if (fromMs >= untilMs) return []
    const timeAt = (ms: number) => (ms === dayEndMs ? '24:00' : instantToWall(timeZone, ms).slice(11, 16))
    return [
      {
        kind,
        startTime: timeAt(fromMs),
        endTime: timeAt(untilMs),
        staffNames: more.staffNames,
        bookingId: more.bookingId ?? null,
        note: more.note ?? null,
      },
    ]
  }
}

/** The starts that can still be booked, each with the staff who could take it. */
function freeEntries(
  found: FoundService,
  firstDay: WallDay,
  times: {
    readonly weeklyStarts: ReturnType<typeof weeklyStartOf>[]
    readonly exceptions: ReturnType<typeof exceptionOf>[]
    readonly staff: readonly StaffTimes[]
    readonly now: Date
  },
): Map<WallDay, Entry[]> {
  const durationMinutes = minMinutes(found)
  const question = {
    days: dayClocks(found.time_zone, firstDay, daysOfWeek),
    weeklyStarts: times.weeklyStarts,
    exceptions: times.exceptions,
    durationMinutes,
    bufferMinutes: found.buffer_minutes,
    afterMs: newBookingAfterMs(times.now.getTime(), found.lead_hours),
    offered: providerWindow,
  }
  const byDay = new Map<WallDay, Map<number, Entry>>()
  if (!found.is_enabled) return new Map()
  for (const person of times.staff) {
    const staff = [{ ...person, busy: [...person.busy, ...person.leave] }]
    for (const { day, minutes } of freeStarts({ ...question, staff })) {
      const entries = byDay.get(day) ?? new Map<number, Entry>()
      byDay.set(day, entries)
      for (const minute of minutes) {
        const entry = entries.get(minute)
        if (entry) entry.staffNames.push(person.name)
        else entries.set(minute, freeEntry(minute, durationMinutes, person.name))
      }
    }
  }
  return new Map([...byDay].map(([day, entries]) => [day, [...entries.values()]]))
}

function freeEntry(minute: number, durationMinutes: number, name: string): Entry {
  const endTime = timeOfMinute((minute + durationMinutes) % (24 * 60))
  return { kind: 'free', startTime: timeOfMinute(minute), endTime, staffNames: [name], bookingId: null, note: null }
}
