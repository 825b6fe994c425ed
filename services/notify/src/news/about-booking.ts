import { serviceName } from '@waymark/domain/catalogue/own-services'
import type { BookingId } from '@waymark/domain/ids'
import type { Transaction } from 'kysely'
import { findActivityBooking } from '../db/activity-bookings.ts'
import { findBookingDate } from '../db/bookings.ts'
import type { NotifyDatabase } from '../db/schema.ts'
import { startText } from '../emails/when-text.ts'

/** What a booking is of and when, "Morning care, Tue 24 Nov, 9:00 am", and its page. */
interface AboutBooking {
  readonly text: string
  readonly href: string
}

/** What a message is about: the booking of a service or of an activity. */
export async function aboutBooking(
  trx: Transaction<NotifyDatabase>,
  bookingId: BookingId,
): Promise<AboutBooking | undefined> {
  return (await aboutService(trx, bookingId)) ?? aboutActivity(trx, bookingId)
}

async function aboutService(trx: Transaction<NotifyDatabase>, bookingId: BookingId): Promise<AboutBooking | undefined> {
  const found = await findBookingDate(trx, bookingId)
  if (!found) return undefined
  const { starts_at: start, time_zone: timeZone } = found
  return {
    text: `${serviceName(found.service_id, found.own_service_name)}, ${startText(start, timeZone)}`,
    href: `/booking/${bookingId}`,
  }
}

async function aboutActivity(
  trx: Transaction<NotifyDatabase>,
  bookingId: BookingId,
): Promise<AboutBooking | undefined> {
  const found = await findActivityBooking(trx, bookingId)
  if (!found) return undefined
  const { title, starts_at: start, time_zone: timeZone } = found
  return { text: `${title}, ${startText(start, timeZone)}`, href: `/activity-booking/${bookingId}` }
}
