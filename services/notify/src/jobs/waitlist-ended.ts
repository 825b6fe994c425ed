import type { JobHandlers } from '@waymark/service-kit/job-handlers'
import type { Context } from '../context.ts'
import { findActivityOfWaitlist } from '../db/activity-bookings.ts'
import { writeEmail } from '../db/emails.ts'
import { writeNotification } from '../db/notifications.ts'
import { renderEmail } from '../emails/render-email.ts'
import { waitlistEndedEmail } from '../emails/waitlist-ended-email.ts'
import { startText } from '../emails/when-text.ts'

/** Tells somebody who waited for a session that was cancelled, and where to find another one. */
export const waitlistEnded: JobHandlers<'notify', Context>['notify.waitlist-ended'] = async (ended, { context }) => {
  const { userProfileId } = ended
  const path = `/activity-booking/new-booking?activityId=${ended.activityId}`
  const onceKey = `waitlist ended ${ended.waitlistEntryId}`
  const notificationId = await context.db.transaction().execute(async (trx) => {
    const activity = await findActivityOfWaitlist(trx, ended.activityId)
    if (!activity) return null
    const startsAt = new Date(ended.startsAt)
    await writeEmail(trx, context, {
      onceKey,
      kind: 'waitlist ended',
      userProfileId,
      to: ended.contactEmail,
      content: renderEmail(
        waitlistEndedEmail({ ...ended, ...activity, startsAt }, new URL(path, context.publicUrl).href),
      ),
      at: context.now(),
    })
    if (userProfileId === null) return null
    return writeNotification(trx, {
      onceKey: `${onceKey} ${userProfileId}`,
      userProfileId,
      kind: 'waitlist ended',
      title: 'A session that you waited for is cancelled',
      text: `${activity.title}, ${startText(startsAt, ended.timeZone)}`,
      href: path,
      at: context.now(),
    })
  })
  if (userProfileId !== null && notificationId !== null)
    await context.bus.publish(`notifications:${userProfileId}`, notificationId)
}
