import { contactMessageDays } from '@waymark/domain/account/retention'
import type { Context } from '../context.ts'
import {
  deleteOldContactMessages,
  deleteOldEmails,
  deleteOldNotifications,
  deleteOldTexts,
  findRetention,
} from '../db/old-rows.ts'
import { deleteEndedPushDevices } from '../db/push-devices.ts'
import { forgetUnconfirmedPhones } from '../db/text-phones.ts'

const dayMs = 86_400_000

/**
 * Deletes the emails, text messages, notifications and messages to us that are kept no longer, numbers that nobody has
 * confirmed, and devices that nobody is signed in on; an email that still waits to be sent stays.
 */
export async function forgetOld(_payload: object, { context }: { context: Context }): Promise<void> {
  const daysAgo = (days: number) => new Date(context.now().getTime() - days * dayMs)
  const { email_days, notification_days } = await findRetention(context.reads)
  await deleteOldEmails(context.db, daysAgo(email_days))
  await deleteOldTexts(context.db, daysAgo(email_days))
  await deleteOldNotifications(context.db, daysAgo(notification_days))
  await deleteEndedPushDevices(context.db)
  await forgetUnconfirmedPhones(context.db, context.now())
  await deleteOldContactMessages(context.db, daysAgo(contactMessageDays))
}
