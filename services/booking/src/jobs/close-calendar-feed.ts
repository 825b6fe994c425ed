import type { JobHandlers } from '@waymark/service-kit/job-handlers'
import type { Context } from '../context.ts'
import { closeFeed } from '../db/calendar-feeds.ts'

export const closeCalendarFeed: JobHandlers<'booking', Context>['booking.close-calendar-feed'] = async (
  { userProfileId },
  { context },
) => {
  await closeFeed(context.db, userProfileId)
}
