import { jobs } from '@waymark/contracts/jobs'
import type { UserProfileId } from '@waymark/domain/ids'
import type { JobHandlers } from '@waymark/service-kit/job-handlers'
import { addToOutbox } from '@waymark/service-kit/outbox'
import type { Context } from '../context.ts'
import { listUnreadOf } from '../db/bookings.ts'
import { writeNotification } from '../db/notifications.ts'
import { findPerson } from '../db/people.ts'
import { aboutBooking } from '../news/about-booking.ts'

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
      await aboutBooking(trx, bookingId),
      await findPerson(trx, authorUserProfileId),
      await listUnreadOf(trx, bookingId),
    ]
    const notificationIds = new Map<UserProfileId, number>()
    if (!about || !author) return notificationIds
    const unread = recipients.filter((one) => unreadIds.has(one.userProfileId))
    if (unread.length > 0)
      await addToOutbox(
        trx,
        jobs.notify.unreadMessageEmail,
        { conversationId, bookingId, authorUserProfileId, recipients: unread },
        { delayMs: context.config.unreadEmailMinutes * 60_000 },
      )
    for (const { userProfileId, readThrough } of unread)
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
