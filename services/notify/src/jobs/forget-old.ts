import { retentionDays } from '@waymark/domain/account/retention'
import type { Context } from '../context.ts'
import { deleteOldEmails, deleteOldNotifications } from '../db/old-rows.ts'

const dayMs = 86_400_000

/** Deletes the emails and notifications that are kept no longer; an email that still waits to be sent stays. */
export async function forgetOld(_payload: object, { context }: { context: Context }): Promise<void> {
  const daysAgo = (days: number) => new Date(context.now().getTime() - days * dayMs)
  await deleteOldEmails(context.db, daysAgo(retentionDays.email))
  await deleteOldNotifications(context.db, daysAgo(retentionDays.notification))
}
