import { serviceName } from '@waymark/domain/catalogue/services'
import type { BookingId, UserProfileId } from '@waymark/domain/ids'
import type { JobHandlers } from '@waymark/service-kit/job-handlers'
import type { Transaction } from 'kysely'
import type { Context } from '../context.ts'
import { findActivityBooking } from '../db/activity-bookings.ts'
import { findBookingDate, listUnreadOf } from '../db/bookings.ts'
import { writeNotification } from '../db/notifications.ts'
import { findPerson } from '../db/people.ts'
import type { NotifyDatabase } from '../db/schema.ts'
import { startText } from '../emails/when-text.ts'

/**
 * Notifies people who have not read a message by now. It names the author, not the text: messages are private to the
 * chat.
 */
export const messageWritten: JobHandlers<'notify', Context>['notify.message-written'] = async (
  { conversationId, bookingId, authorUserProfileId, recipients },
  { context },
) => {
  const now = context.now()
  const notified = await context.db.transaction().execute(async (trx) => {
    const [about, author, unreadIds] = [
      (await aboutService(trx, bookingId)) ?? (await aboutActivity(trx, bookingId)),
      await findPerson(trx, authorUserProfileId),
      await listUnreadOf(trx, bookingId),
    ]
    const notificationIds = new Map<UserProfileId, number>()
    if (!about || !author) return notificationIds
    for (const { userProfileId, readThrough } of recipients.filter((one) => unreadIds.has(one.userProfileId)))
      notificationIds.set(
        userProfileId,
        await writeNotification(trx, {
          onceKey: `message ${conversationId} ${userProfileId} ${readThrough}`,
          userProfileId,
          kind: 'message',
          title: `${author.first_name} ${author.last_name} wrote to you`,
          ...about,
          at: now,
        }),
      )
    return notificationIds
  })
  for (const [userProfileId, notificationId] of notified)
    await context.bus.publish(`notifications:${userProfileId}`, notificationId)
}

type About = Pick<Parameters<typeof writeNotification>[1], 'text' | 'href'>

async function aboutService(trx: Transaction<NotifyDatabase>, bookingId: BookingId): Promise<About | undefined> {
  const found = await findBookingDate(trx, bookingId)
  if (!found) return undefined
  const { service_id: serviceId, starts_at: start, time_zone: timeZone } = found
  return { text: `${serviceName(serviceId)}, ${startText(start, timeZone)}`, href: `/booking/${bookingId}` }
}

async function aboutActivity(trx: Transaction<NotifyDatabase>, bookingId: BookingId): Promise<About | undefined> {
  const found = await findActivityBooking(trx, bookingId)
  if (!found) return undefined
  const { title, starts_at: start, time_zone: timeZone } = found
  return { text: `${title}, ${startText(start, timeZone)}`, href: `/activity-booking/${bookingId}` }
}
