import type { JobHandlers } from '@waymark/service-kit/job-handlers'
import type { Context } from '../context.ts'
import { notifyOfActivityReminder } from '../news/notify-of-activity.ts'
import { reminderOf } from '../news/reminder-news.ts'
import { notifyReaders } from '../news/tell-news.ts'

/** Reminds of a booking, unless it was cancelled or moved meanwhile: a new time has its own reminders. */
export const bookingReminder: JobHandlers<'notify', Context>['notify.booking-reminder'] = async (due, { context }) => {
  if (await notifyOfActivityReminder(context, due)) return
  await notifyReaders(context, due.bookingId, (trx) => reminderOf(trx, due))
}
