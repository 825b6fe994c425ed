import { jobs } from '@waymark/contracts/jobs'
import type { BookingId, UserProfileId } from '@waymark/domain/ids'
import { addToOutbox } from '@waymark/service-kit/outbox'
import type { Context } from '../context.ts'
import { addActivityBooking, type NewActivityBooking } from '../db/add-activity-booking.ts'

interface WhoHears {
  /** Who booked: the client, or whoever booked for one. */
  readonly byUserProfileId: UserProfileId | null
  /** The client has an account: guests, and clients who rang up, have no chat. */
  readonly isChatting: boolean
}

/** Books spaces that are confirmed at once, and tells of it, both or neither. */
export async function takeConfirmedSpaces(
  { db }: Context,
  made: NewActivityBooking,
  { byUserProfileId, isChatting }: WhoHears,
): Promise<BookingId> {
  return db.transaction().execute(async (trx) => {
    const { id, historyId } = await addActivityBooking(trx, made)
    await addToOutbox(trx, jobs.notify.bookingChanged, {
      bookingId: id,
      change: 'confirmed',
      historyId,
      byUserProfileId,
    })
    if (isChatting) await addToOutbox(trx, jobs.chat.openConversation, { bookingId: id })
    return id
  })
}
