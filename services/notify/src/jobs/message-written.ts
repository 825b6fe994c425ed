import { serviceName } from '@waymark/domain/catalogue/services'
import type { UserProfileId } from '@waymark/domain/ids'
import type { JobHandlers } from '@waymark/service-kit/job-handlers'
import type { Context } from '../context.ts'
import { findBookingDate, listUnreadOf } from '../db/bookings.ts'
import { writeNotification } from '../db/notifications.ts'
import { findPerson } from '../db/people.ts'
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
    const [booking, author, unreadIds] = [
      await findBookingDate(trx, bookingId),
      await findPerson(trx, authorUserProfileId),
      await listUnreadOf(trx, bookingId),
    ]
    const notificationIds = new Map<UserProfileId, number>()
    if (!booking || !author) return notificationIds
    for (const { userProfileId, readThrough } of recipients.filter((one) => unreadIds.has(one.userProfileId)))
      notificationIds.set(
        userProfileId,
        await writeNotification(trx, {
          onceKey: `message ${conversationId} ${userProfileId} ${readThrough}`,
          userProfileId,
          kind: 'message',
          title: `${author.first_name} ${author.last_name} wrote to you`,
          text: `${serviceName(booking.service_id)}, ${startText(booking.starts_at, booking.time_zone)}`,
          href: `/booking/${bookingId}`,
          at: now,
        }),
      )
    return notificationIds
  })
  for (const [userProfileId, notificationId] of notified)
    await context.bus.publish(`notifications:${userProfileId}`, notificationId)
}
