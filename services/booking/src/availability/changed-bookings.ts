import { changeRefusal } from '@waymark/domain/booking/change-window'
import { bookingStatusOf } from '@waymark/domain/enums'
import type { BookingId, UserProfileId } from '@waymark/domain/ids'
import { bookingRights } from '@waymark/domain/rights/booking-rights'
import type { PersonCaller } from '@waymark/service-kit/caller'
import type { Context } from '../context.ts'
import { findServiceBooking } from '../db/booking-rows.ts'
import type { OfferRow } from '../db/offers.ts'
import { listDatesOfSeries } from '../db/series.ts'
import { partiesOf, viewerOf } from '../rights/viewer.ts'

/** The bookings that a change moves, and the client who holds them. */
export interface ChangedBookings {
  readonly bookingIds: readonly BookingId[]
  /** When the named booking is now: no change to offer. Undefined for a new booking. */
  readonly presentStart?: Date
  /** Null when a business books for its area, which may hold the same time twice. */
  readonly clientId: UserProfileId | null
}

interface RequestedChange {
  readonly bookingId: BookingId
  readonly scope: 'one' | 'later' | 'all'
}

/**
 * The bookings that a change of this scope moves; undefined when the caller may not change the booking or it is of
 * another offer.
 */
export async function changedBookings(
  context: Context,
  caller: PersonCaller,
  offer: OfferRow,
  { bookingId, scope }: RequestedChange,
): Promise<ChangedBookings | undefined> {
  const [row, viewer] = await Promise.all([
    findServiceBooking(context.reads, caller.userProfileId, bookingId),
    viewerOf(context, caller),
  ])
  if (row?.service_area_service_id !== offer.id) return undefined
  const staffIds = row.staff.map(({ userProfileId }) => userProfileId)
  if (!bookingRights(viewer, partiesOf(row, staffIds)).mayChange) return undefined
  const now = context.now()
  const dates = scope === 'one' ? [] : await listDatesOfSeries(context.reads, row.series_id)
  const moved = dates.filter(
    ({ status, starts_at: start }) =>
      (scope === 'all' || start >= row.starts_at) &&
      changeRefusal({ status: bookingStatusOf(status), start }, now) === null,
  )
  return {
    bookingIds: [...new Set([row.id, ...moved.map(({ id }) => id)])],
    presentStart: row.starts_at,
    clientId: row.user_service_area_id === null ? row.client_user_profile_id : null,
  }
}
