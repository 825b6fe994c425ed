import type { BookingId } from '@waymark/domain/ids'
import type { HeldJob } from '@waymark/domain/schedule/affected-bookings'
import { instantToWall } from '@waymark/domain/schedule/wall-time'
import { type Refused, refuse } from '@waymark/service-kit/refusal'
import type { ComingJobs } from '../db/booked-jobs.ts'

type AffectedBooking = Pick<HeldJob, 'startMs'> & { readonly bookingId: BookingId }

/**
 * Refuses a change because of the bookings it affects: how many, the start of the next ("24/11/2026 09:15") and their
 * ids.
 */
export function refuseAffectedBookings<const Word extends string>(
  word: Word,
  jobs: readonly AffectedBooking[],
  timeZone: string,
): Refused<Word> {
  const detail = { count: jobs.length, next: dateTimeText(jobs[0]?.startMs ?? 0, timeZone) }
  return refuse(
    word,
    detail,
    jobs.map(({ bookingId }) => bookingId),
  )
}

/** `refuseAffectedBookings` for bookings that the database counted. */
export function refuseComing<const Word extends string>(
  word: Word,
  { count, next, bookingIds }: ComingJobs,
  timeZone: string,
): Refused<Word> {
  return refuse(word, { count, next: dateTimeText(next?.getTime() ?? 0, timeZone) }, bookingIds)
}

function dateTimeText(instantMs: number, timeZone: string): string {
  const [date = '', time = ''] = instantToWall(timeZone, instantMs).split('T')
  return `${date.split('-').reverse().join('/')} ${time.slice(0, 5)}`
}
