import type { PayloadOf } from '@waymark/contracts/define-job'
import type { jobs } from '@waymark/contracts/jobs'
import type { ChangedPart } from '@waymark/domain/booking/changed-parts'
import { isMissed } from '@waymark/domain/booking/missed-visit'
import { bookingStatus } from '@waymark/domain/enums'
import type { BookingId, SeriesId, UserProfileId } from '@waymark/domain/ids'
import type { Transaction } from 'kysely'
import {
  type BookingDate,
  type BookingFacts,
  findBooking,
  findHistoryAt,
  findNotifiedSeries,
  listDatesOfSeries,
  listDoneTogether,
  takeSeries,
} from '../db/bookings.ts'
import { findPerson } from '../db/people.ts'
import type { NotifyDatabase } from '../db/schema.ts'

export type BookingChanged = PayloadOf<typeof jobs.notify.bookingChanged>

/** One announcement about one or several dates of a booking. */
export interface BookingNews {
  /** Shared by all jobs that produce this announcement, so that each person is notified once. */
  readonly onceKey: string
  readonly change: BookingChanged['change'] | 'reminder 24 h' | 'reminder 2 h'
  readonly booking: BookingFacts
  readonly dates: readonly BookingDate[]
  /** What a change touched; of an activity, and of an older change, the time. */
  readonly changedParts?: readonly ChangedPart[]
  /** Who came to a booking whose staff changed, null where somebody only left; absent from older news. */
  readonly addedUserProfileId?: UserProfileId | null
  /** The previous start of a single changed date. */
  readonly movedFrom?: Date
  /** What is cancelled had ended: its provider recorded that it did not happen. */
  readonly isMissed?: boolean
  readonly byUserProfileId: UserProfileId | null
  /** The author changed many bookings in one action, and reads on their page what became of them. */
  readonly isOneOfMany: boolean
  readonly byName: string | null
}

/**
 * The announcement of an entry of a booking's history; undefined when another entry covers it. Dates requested together
 * are announced in one email when the last of them is placed, and dates changed or cancelled together in one.
 */
export async function newsOf(
  trx: Transaction<NotifyDatabase>,
  changed: BookingChanged,
  now: Date,
): Promise<BookingNews | undefined> {
  const booking = await findBooking(trx, changed.bookingId)
  if (!booking) return undefined
  const dates = await listDatesOfSeries(trx, booking.series_id)
  const announced = await datesToReport(trx, changed, dates, booking.series_id, now)
  if (!announced) return undefined
  const by = changed.byUserProfileId === null ? undefined : await findPerson(trx, changed.byUserProfileId)
  return {
    onceKey: announced.onceKey,
    change: changed.change,
    booking,
    dates: dates.filter(({ id }) => announced.bookingIds.has(id)),
    ...(changed.movedFrom !== undefined && announced.bookingIds.size === 1
      ? { movedFrom: new Date(changed.movedFrom) }
      : {}),
    ...(changed.changedParts ? { changedParts: changed.changedParts } : {}),
    ...(changed.addedUserProfileId === undefined ? {} : { addedUserProfileId: changed.addedUserProfileId }),
    ...(changed.change === 'cancelled' && {
      isMissed: isMissed(booking.ends_at, await findHistoryAt(trx, changed.historyId)),
    }),
    byUserProfileId: changed.byUserProfileId,
    isOneOfMany: changed.isOneOfMany === true,
    byName: by ? `${by.first_name} ${by.last_name}` : null,
  }
}

interface Announced {
  readonly onceKey: string
  readonly bookingIds: ReadonlySet<BookingId>
}

async function datesToReport(
  trx: Transaction<NotifyDatabase>,
  changed: BookingChanged,
  dates: readonly BookingDate[],
  seriesId: SeriesId,
  now: Date,
): Promise<Announced | undefined> {
  const alone = { onceKey: `booking ${changed.historyId}`, bookingIds: new Set([changed.bookingId]) }
  switch (changed.change) {
    case 'confirmed':
    case 'incomplete': {
      if (dates.length === 1) return alone
      const throughHistoryId = await findNotifiedSeries(trx, seriesId)
      if (throughHistoryId !== undefined) return changed.historyId > throughHistoryId ? alone : undefined
      if (dates.some(({ status }) => status === bookingStatus.New)) return undefined
      const isTaken = await takeSeries(trx, { seriesId, throughHistoryId: lastHistoryId(dates), now })
      const placed = dates.filter(
        ({ status }) => status === bookingStatus.Confirmed || status === bookingStatus.Incomplete,
      )
      return isTaken
        ? { onceKey: `booking series ${seriesId}`, bookingIds: new Set(placed.map(({ id }) => id)) }
        : undefined
    }
    case 'changed':
    case 'cancelled': {
      const status = changed.change === 'changed' ? bookingStatus.Confirmed : bookingStatus.Cancelled
      const together = await listDoneTogether(trx, { seriesId, historyId: changed.historyId, status })
      const [first] = together
      if (!first) return alone
      return { onceKey: `booking ${first.id}`, bookingIds: new Set(together.map(({ booking_id }) => booking_id)) }
    }
    case 'requested':
    case 'completed':
    case 'staff changed':
    case 'fact lost':
    case 'refund failed':
    case 'given back':
    case 'feedback given':
    case 'feedback answered':
      return alone
  }
}

function lastHistoryId(dates: readonly BookingDate[]): number {
  return Math.max(...dates.map(({ last_history_id }) => last_history_id ?? 0))
}
