import type { chat } from '@waymark/contracts/chat'
import type { Handler } from '@waymark/service-kit/implement'
import { notFound } from '@waymark/service-kit/refusal'
import type { Context } from '../../context.ts'
import { findBookingOfChat } from '../../db/bookings.ts'
import { addParticipants } from '../../db/participants.ts'
import { findChat } from '../../rights/chat.ts'
import { callingChatUser } from '../../rights/chatter.ts'
import { openWithParties } from '../../transport/open-with-parties.ts'
import { sendMessage as send } from '../../transport/send-message.ts'
import { sayAtTwilio } from '../../twilio/say-at-twilio.ts'

/** The client is in the conversation before the message is, so that it is unread for them. */
export const sendMessage: Handler<Context, typeof chat.sendMessage> = async (
  { bookingId, body, clientId },
  { context, caller },
) => {
  const { twilio } = context
  const found = await findChat(context, await callingChatUser(context, caller), { bookingId })
  if (!found) return notFound()
  const now = context.now()
  const conversationId = await context.db.transaction().execute(async (trx) => {
    const booking = await findBookingOfChat(trx, bookingId)
    if (!booking) return undefined
    const id = await openWithParties(trx, booking, now)
    await addParticipants(trx, id, [caller.userProfileId], now)
    return id
  })
  if (conversationId === undefined) return notFound()
  await context.bus.publish(`participants:${conversationId}`, bookingId)
  if (twilio)
    return sayAtTwilio(
      context,
      twilio,
      { id: conversationId, bookingId },
      { authorId: caller.userProfileId, body, clientId },
    )
  return send(context, { conversationId, bookingId }, { authorId: caller.userProfileId, body, clientId })
}
