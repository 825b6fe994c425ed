import { bookingStatus } from '@waymark/domain/enums'
import type { BookingId, ServiceAreaId, UserProfileId } from '@waymark/domain/ids'
import { sql } from 'kysely'
import { type ListReads, listServiceBookingsById, type ServiceBookingRow } from './booking-rows.ts'
import { isToPlace } from './unplaced-dates.ts'

/** The confirmed bookings and the dates still to place among the ids that one area serves and that start after `now`, sorted by start. */
export async function listTeamBookingsById(
  { reads, plannedReads }: ListReads,
  viewerId: UserProfileId,
  of: { readonly serviceAreaId: ServiceAreaId; readonly bookingIds: readonly BookingId[]; readonly now: Date },
): Promise<ServiceBookingRow[]> {
  const found = await reads
    .selectFrom('booking as b')
    .select('b.id')
    .where('b.id', '=', sql<BookingId>`any(${[...of.bookingIds]}::bigint[])`)
    .where('b.service_area_id', '=', of.serviceAreaId)
    .where((row) => row.or([row('b.status', '=', bookingStatus.Confirmed), isToPlace(of.now)]))
    .where('b.starts_at', '>', of.now)
    .orderBy('b.starts_at')
    .orderBy('b.id')
    .execute()
  return listServiceBookingsById(
    plannedReads,
    viewerId,
    found.map(({ id }) => id),
  )
}
