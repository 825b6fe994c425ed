import type { chat } from '@waymark/contracts/chat'
import type { Handler } from '@waymark/service-kit/implement'
import { keepPicture } from '@waymark/service-kit/keep-picture'
import { notFound, refuse } from '@waymark/service-kit/refusal'
import type { Context } from '../../context.ts'
import { findChat } from '../../rights/chat.ts'
import { callingChatUser } from '../../rights/chatter.ts'
import { sendMessage } from '../../transport/send-message.ts'

export const sendPicture: Handler<Context, typeof chat.sendPicture> = async (
  { bookingId, body, clientId },
  { context, caller, files },
) => {
  const found = await findChat(context, await callingChatUser(context, caller), { bookingId })
  if (!found) return notFound()
  if (context.twilio) return refuse('OtherTransport')
  const { conversation_id: conversationId, last_read_index } = found
  if (conversationId === null || last_read_index === null) return refuse('NotJoined')
  const [upload] = files.picture
  if (!upload) return refuse('NoPicture')
  if (!(await context.sendLimit.take(caller.userProfileId))) return refuse('TooManyMessages')
  const mediaKey = await keepPicture(context.files, upload, 'message', { isPrivate: true })
  const message = { authorId: caller.userProfileId, body: body || null, mediaKey, clientId }
  return sendMessage(context, { conversationId, bookingId }, message)
}
