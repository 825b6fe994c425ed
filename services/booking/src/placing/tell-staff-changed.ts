import { jobs } from '@waymark/contracts/jobs'
import type { BookingId, UserProfileId } from '@waymark/domain/ids'
import { addToOutbox } from '@waymark/service-kit/outbox'
import type { Transaction } from 'kysely'
import { recordAndNotify } from '../changing/record-and-notify.ts'
import { findPersonName } from '../db/history.ts'
import type { BookingDatabase } from '../db/schema.ts'

interface StaffNews {
  readonly bookingId: BookingId
  readonly what: string
  readonly byUserProfileId: UserProfileId
  readonly now: Date
}

/** Records the new staff in the history, notifies both sides and updates the members of the chat. */
export function notifyStaffChanged(
  trx: Transaction<BookingDatabase>,
  news: StaffNews & { readonly addedUserProfileId: UserProfileId | null },
): Promise<void> {
  return notifyOfStaff(trx, 'staff changed', news)
}

/** The same of a date that nobody was free for: it is confirmed by whom a manager sends. */
export function notifyStaffFound(trx: Transaction<BookingDatabase>, news: StaffNews): Promise<void> {
  return notifyOfStaff(trx, 'confirmed', news)
}

async function notifyOfStaff(
  trx: Transaction<BookingDatabase>,
  change: 'staff changed' | 'confirmed',
  { now, ...news }: StaffNews & { readonly addedUserProfileId?: UserProfileId | null },
): Promise<void> {
  const byName = await findPersonName(trx, news.byUserProfileId)
  await recordAndNotify(trx, { ...news, change, byName, at: now })
  await addToOutbox(trx, jobs.chat.openConversation, { bookingId: news.bookingId })
}
