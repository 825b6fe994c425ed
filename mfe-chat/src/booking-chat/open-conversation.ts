import { chat } from '@waymark/contracts/chat'
import { send } from '@waymark/web-kit/send'
import { type ChatClient, type ChatConversation, ChatError } from '../client/chat-client.ts'

/**
 * The conversation of a booking (product.md section 4, "Chat channel for a booking"): looked up by the booking, created
 * and saved when there is none or the chat does not know it (50300), and joined by who is not in it yet.
 */
export async function openConversation(client: ChatClient, bookingId: number): Promise<ChatConversation> {
  const { twilioChannelId } = await send(chat.getTwilioChannelId, { bookingId })
  const known = twilioChannelId === null ? 'not_found' : await findConversation(client, twilioChannelId)
  if (typeof known === 'object' && known.joined) return known
  if (known === 'not_found') {
    const created = await client.create(bookingId)
    if (created !== null) await send(chat.updateTwilioChannelId, { twilioChannelId: created, bookingId })
  }
  const opened = await send(chat.joinChannelConversation, { bookingId })
  return client.getJoinedConversation(opened.twilioChannelId)
}

async function findConversation(client: ChatClient, sid: string) {
  try {
    return await client.getConversation(sid)
  } catch (error) {
    if (error instanceof ChatError && (error.fault === 'not_found' || error.fault === 'not_participant'))
      return error.fault
    throw error
  }
}
