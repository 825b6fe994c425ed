import { bookingPath } from '@waymark/domain/booking/booking-path'
import { serviceName } from '@waymark/domain/catalogue/own-services'
import type { BookingId } from '@waymark/domain/ids'
import type { JobHandlers } from '@waymark/service-kit/job-handlers'
import type { Transaction } from 'kysely'
import type { Context } from '../context.ts'
import { findActivityBooking } from '../db/activity-bookings.ts'
import { findBooking } from '../db/bookings.ts'
import { writeEmail } from '../db/emails.ts'
import { findPerson } from '../db/people.ts'
import type { NotifyDatabase } from '../db/schema.ts'
import { linkToBooking } from '../emails/activity-links.ts'
import { bookingWarningEmail } from '../emails/booking-warning-email.ts'
import { renderEmail } from '../emails/render-email.ts'
import { whenText } from '../emails/when-text.ts'
import { clientOfSession } from '../news/client-of-session.ts'

/**
 * Warns whoever has booked, a service or a session, of something that changed where they go. It may decide whether they
 * can get in, so email preferences do not turn it off.
 */
export const bookingWarning: JobHandlers<'notify', Context>['notify.booking-warning'] = async (
  { bookingId, warningKey, ...warning },
  { context },
) => {
  await context.db.transaction().execute(async (trx) => {
    const warned = (await ofSession(trx, context, bookingId)) ?? (await ofService(trx, context, bookingId))
    if (!warned) return
    const { userProfileId, to, ...about } = warned
    await writeEmail(trx, context, {
      onceKey: `${warningKey} booking ${bookingId}`,
      kind: 'booking warning',
      userProfileId,
      to,
      content: renderEmail(bookingWarningEmail(warning, { ...about, publicUrl: context.publicUrl })),
      at: context.now(),
    })
  })
}

async function ofSession(trx: Transaction<NotifyDatabase>, context: Context, bookingId: BookingId) {
  const booking = await findActivityBooking(trx, bookingId)
  const client = booking && (await clientOfSession(trx, booking))
  if (!booking || !client) return undefined
  return {
    userProfileId: client.userProfileId,
    to: client.to,
    name: booking.contact_name,
    title: booking.title,
    when: whenText(booking, booking.time_zone),
    where: `${booking.area_name}, ${booking.address}`,
    address: linkToBooking(context, booking, client).href,
  }
}

async function ofService(trx: Transaction<NotifyDatabase>, { publicUrl }: Context, bookingId: BookingId) {
  const booking = await findBooking(trx, bookingId)
  const client = booking && (await findPerson(trx, booking.client_user_profile_id))
  if (!booking || !client) return undefined
  const path = bookingPath({ bookingId, itemType: 'Service', activitySessionId: null }, 'client')
  return {
    userProfileId: client.id,
    to: client.email,
    name: client.first_name,
    title: serviceName(booking.service_id, booking.own_service_name),
    when: whenText(booking, booking.time_zone),
    where: `${booking.area_name}, ${booking.address}`,
    address: new URL(path, publicUrl).href,
  }
}
