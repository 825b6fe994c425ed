import type { JobHandlers } from '@waymark/service-kit/job-handlers'
import type { Context } from '../context.ts'
import { newsOf } from '../news/booking-news.ts'
import { notifyOfActivityChange } from '../news/notify-of-activity.ts'
import { notifyReaders } from '../news/tell-news.ts'

/** Notifies both sides of one change of a booking: by email according to their preferences, and in the app. */
export const bookingChanged: JobHandlers<'notify', Context>['notify.booking-changed'] = async (
  changed,
  { context },
) => {
  if (await notifyOfActivityChange(context, changed)) return
  await notifyReaders(context, changed.bookingId, (trx) => newsOf(trx, changed, context.now()))
}
