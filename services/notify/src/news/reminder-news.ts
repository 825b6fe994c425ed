import type { PayloadOf } from '@waymark/contracts/define-job'
import type { jobs } from '@waymark/contracts/jobs'
import { bookingStatus } from '@waymark/domain/enums'
import type { Transaction } from 'kysely'
import { findBooking, listDatesOfSeries } from '../db/bookings.ts'
import type { NotifyDatabase } from '../db/schema.ts'
import type { BookingNews } from './booking-news.ts'

/** The reminder of a booking; undefined when it is no longer confirmed or now starts at another time. */
export async function reminderOf(
  trx: Transaction<NotifyDatabase>,
  due: PayloadOf<typeof jobs.notify.bookingReminder>,
): Promise<BookingNews | undefined> {
  const { bookingId, hoursBefore, startsAt } = due
  const booking = await findBooking(trx, bookingId)
  if (!booking) return undefined
  const date = (await listDatesOfSeries(trx, booking.series_id)).find(({ id }) => id === bookingId)
  if (date?.status !== bookingStatus.Confirmed || date.starts_at.getTime() !== Date.parse(startsAt)) return undefined
  return {
    onceKey: `booking ${bookingId} reminder ${hoursBefore} ${startsAt}`,
    change: `reminder ${hoursBefore} h`,
    booking,
    dates: [date],
    byUserProfileId: null,
    isOneOfMany: false,
    byName: null,
  }
}
