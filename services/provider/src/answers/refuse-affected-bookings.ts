import { comingWorkText } from '@waymark/domain/booking/coming-work'
import type { BookingId } from '@waymark/domain/ids'
import type { HeldBooking } from '@waymark/domain/schedule/affected-bookings'
import { startText } from '@waymark/domain/schedule/wall-text'
import { instantToWall } from '@waymark/domain/schedule/wall-time'
import { type Refused, refuse } from '@waymark/service-kit/refusal'
import type { ComingBookings } from '../db/coming-bookings.ts'

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

/** `refuseAffectedBookings` for bookings that the database counted. */
export function refuseComing<const Word extends string>(
  word: Word,
  { count, next, bookingIds, sessionCount = 0 }: ComingBookings,
  timeZone: string,
): Refused<Word> {
  const words = comingWorkText(count - sessionCount, sessionCount)
  return refuse(word, { count: words, next: dateTimeText(next?.getTime() ?? 0, timeZone) }, bookingIds)
}

function dateTimeText(instantMs: number, timeZone: string): string {
  return startText(instantToWall(timeZone, instantMs))
}
