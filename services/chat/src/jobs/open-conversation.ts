import type { JobHandlers } from '@waymark/service-kit/job-handlers'
import type { Context } from '../context.ts'
import { findBookingOfChat } from '../db/bookings.ts'
import { findSid } from '../db/conversations.ts'
import { openWithParties } from '../transport/open-with-parties.ts'
import { setPeopleAtTwilio } from '../twilio/open-at-twilio.ts'

/**
 * Opens the conversation of a booking, or updates its participants: its client, the staff assigned now, the
 * managers.
 */
export const openConversation: JobHandlers<'chat', Context>['chat.open-conversation'] = async (
  { bookingId },
  { context },
) => {
  const now = context.now()
  const conversationId = await context.db.transaction().execute(async (trx) => {
    const booking = await findBookingOfChat(trx, bookingId)
    return booking && openWithParties(trx, booking, now)
  })
  if (conversationId === undefined) return
  await context.bus.publish(`participants:${conversationId}`, bookingId)
  const { twilio } = context
  if (!twilio) return
  const sid = await findSid(context.db, conversationId)
  if (sid !== undefined) await setPeopleAtTwilio(context, twilio, { id: conversationId, sid })
}
