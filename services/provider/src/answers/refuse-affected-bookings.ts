import { affectedWorkText, bookedWorkText, comingWorkText, runningFate } from '@waymark/domain/booking/coming-work'
import type { ActivitySessionId, BookingId, ServiceAreaId } from '@waymark/domain/ids'
import type { HeldBooking } from '@waymark/domain/schedule/affected-bookings'
import { startText } from '@waymark/domain/schedule/wall-text'
import { instantToWall } from '@waymark/domain/schedule/wall-time'
import { type Refused, refuse } from '@waymark/service-kit/refusal'
import type { ComingBookings } from '../db/coming-bookings.ts'
import type { OutsideWork } from '../schedule/find-outside-work.ts'

type AffectedBooking = Pick<HeldBooking, 'startMs'> & { readonly bookingId: BookingId }

/**
 * Refuses a change because of the bookings it affects: how many, the start of the next ("Tue 24 Nov 2026, 9:15 am") and their
 * ids.
 */
export function refuseAffectedBookings<const Word extends string>(
  word: Word,
  bookings: readonly AffectedBooking[],
  timeZone: string,
): Refused<Word> {
  const detail = { count: bookings.length, next: dateTimeText(bookings[0]?.startMs ?? 0, timeZone) }
  return refuse(
    word,
    detail,
    bookings.map(({ bookingId }) => bookingId),
  )
}

interface BookedWork {
  readonly bookings: readonly (AffectedBooking & { readonly isWaiting: boolean })[]
  readonly sessions: readonly {
    readonly activitySessionId: ActivitySessionId
    readonly startsAt: Date
    readonly bookingCount: number
  }[]
}

/**
 * Refuses to close on days because of the bookings of services and the booked sessions then: how many, and what becomes
 * of them. Those that are running cannot be moved any more, so only the others are named by their ids.
 */
export function refuseAffectedWork<const Word extends string>(
  word: Word,
  { bookings, sessions }: BookedWork,
  { timeZone, now }: { readonly timeZone: string; readonly now: Date },
): Refused<Word> {
  const nowMs = now.getTime()
  const isToCome = ({ startMs }: AffectedBooking) => startMs > nowMs
  const starts = [...bookings.map(({ startMs }) => startMs), ...sessions.map(({ startsAt }) => startsAt.getTime())]
  const toCome = starts.filter((startMs) => startMs > nowMs)
  const count = bookedWorkText({
    bookingCount: bookings.length,
    sessionCount: sessions.length,
    sessionBookingCount: sessions.reduce((sum, { bookingCount }) => sum + bookingCount, 0),
    waitingCount: bookings.filter(({ isWaiting }) => isWaiting).length,
    runningBookingCount: bookings.filter((booking) => !isToCome(booking)).length,
    runningSessionCount: sessions.filter(({ startsAt }) => startsAt <= now).length,
  })
  const fates = [
    ...(toCome.length === 0
      ? []
      : [
          `The next is on ${dateTimeText(Math.min(...toCome), timeZone)}. They stay as they are until you move or cancel them.`,
        ]),
    ...(toCome.length === starts.length ? [] : [runningFate]),
  ]
  return refuse(
    word,
    { count: count ?? '', next: fates.join(' ') },
    bookings.filter(isToCome).map(({ bookingId }) => bookingId),
    sessions.map(({ activitySessionId }) => activitySessionId),
  )
}

/** `refuseAffectedBookings` for bookings that the database counted. */
export function refuseComing<const Word extends string>(
  word: Word,
  { count, next, bookingIds, sessionCount = 0 }: ComingBookings,
  timeZone: string,
): Refused<Word> {
  const words = comingWorkText(count - sessionCount, sessionCount)
  return refuse(word, { count: words, next: dateTimeText(next?.getTime() ?? 0, timeZone) }, bookingIds)
}

/** `refuseAffectedBookings` for sessions of activities. */
export function refuseAffectedSessions<const Word extends string>(
  word: Word,
  sessions: readonly { readonly activitySessionId: ActivitySessionId; readonly startMs: number }[],
  timeZone: string,
): Refused<Word> {
  return refuse(
    word,
    { count: comingWorkText(0, sessions.length), next: dateTimeText(sessions[0]?.startMs ?? 0, timeZone) },
    undefined,
    sessions.map(({ activitySessionId }) => activitySessionId),
  )
}

/** Refuses a change of somebody's hours or leave: counts all their work that it affects, and names that at this location. */
export function refuseOutsideWork<const Word extends string>(
  word: Word,
  { bookings, sessions }: OutsideWork,
  { serviceAreaId, timeZone }: { readonly serviceAreaId: ServiceAreaId; readonly timeZone: string },
): Refused<Word> {
  const isHere = (work: { readonly serviceAreaId: ServiceAreaId }) => work.serviceAreaId === serviceAreaId
  const all = [...bookings, ...sessions]
  const elsewhere = all.filter((work) => !isHere(work)).length
  const count = affectedWorkText({ bookings: bookings.length, sessions: sessions.length, elsewhere })
  return refuse(
    word,
    { count, next: dateTimeText(Math.min(...all.map(({ startMs }) => startMs)), timeZone) },
    bookings.filter(isHere).map(({ bookingId }) => bookingId),
    sessions.filter(isHere).map(({ activitySessionId }) => activitySessionId),
  )
}

function dateTimeText(instantMs: number, timeZone: string): string {
  return startText(instantToWall(timeZone, instantMs))
}
