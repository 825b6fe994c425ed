import type { chat } from '@waymark/contracts/chat'
import type { Handler } from '@waymark/service-kit/implement'
import { notFound, refuse } from '@waymark/service-kit/refusal'
import type { Context } from '../../context.ts'
import { openConversationOf, saveSid } from '../../db/conversations.ts'
import { findChat } from '../../rights/chat.ts'
import { callingChatUser } from '../../rights/chatter.ts'

/** A conversation that a browser created at Twilio is taken when it carries the booking's name; others are only confirmed. */
export const updateTwilioChannelId: Handler<Context, typeof chat.updateTwilioChannelId> = async (
  { bookingId, twilioChannelId },
  { context, caller },
) => {
  const { twilio } = context
  const found = await findChat(context, await callingChatUser(context, caller), { bookingId })
  if (!found) return notFound()
  if (found.sid === twilioChannelId) return { done: true }
  if (!twilio || !(await twilio.isOf(bookingId, twilioChannelId))) return refuse('OtherConversation')
  await context.db.transaction().execute(async (trx) => {
    const { id } = await openConversationOf(trx, bookingId, context.now())
    await saveSid(trx, id, twilioChannelId)
  })
  return { done: true }
}
