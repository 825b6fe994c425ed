import { jobs } from '@waymark/contracts/jobs'
import type { BookingId, UserProfileId } from '@waymark/domain/ids'
import { addToOutbox } from '@waymark/service-kit/outbox'
import type { Transaction } from 'kysely'
import { recordAndNotify } from '../changing/record-and-notify.ts'
import { findPersonName } from '../db/history.ts'
import type { BookingDatabase } from '../db/schema.ts'

/** Records the new staff in the history, notifies both sides and updates the members of the chat. */
export async function notifyStaffChanged(
  trx: Transaction<BookingDatabase>,
  changed: {
    readonly bookingId: BookingId
    readonly what: string
    readonly byUserProfileId: UserProfileId
    readonly now: Date
  },
): Promise<void> {
  const { bookingId, what, byUserProfileId, now } = changed
  const byName = await findPersonName(trx, byUserProfileId)
  await recordAndNotify(trx, { bookingId, change: 'staff changed', what, byUserProfileId, byName, at: now })
  await addToOutbox(trx, jobs.chat.openConversation, { bookingId })
}
