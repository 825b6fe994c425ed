import type { BookingId } from '@waymark/domain/ids'
import type { HeldBooking } from '@waymark/domain/schedule/affected-bookings'
import { instantToWall } from '@waymark/domain/schedule/wall-time'
import { type Refused, refuse } from '@waymark/service-kit/refusal'
import type { ComingBookings } from '../db/coming-bookings.ts'

type AffectedBooking = Pick<HeldBooking, 'startMs'> & { readonly bookingId: BookingId }

/**
 * Refuses a change because of the bookings it affects: how many, the start of the next ("24/11/2026 09:15") and their
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
  { count, next, bookingIds }: ComingBookings,
  timeZone: string,
): Refused<Word> {
  return refuse(word, { count, next: dateTimeText(next?.getTime() ?? 0, timeZone) }, bookingIds)
}

function dateTimeText(instantMs: number, timeZone: string): string {
  const [date = '', time = ''] = instantToWall(timeZone, instantMs).split('T')
  return `${date.split('-').reverse().join('/')} ${time.slice(0, 5)}`
}
