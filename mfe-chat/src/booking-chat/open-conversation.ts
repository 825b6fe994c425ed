import { chat } from '@waymark/contracts/chat'
import { send } from '@waymark/web-kit/send'
import { type ChatClient, type ChatConversation, ChatError } from '../client/chat-client.ts'

/**
 * The conversation of a booking (product.md section 4, "Chat channel for a booking"): looked up by the booking, opened
 * when there is none or the chat does not know it (50300), and joined by who is not in it yet.
 */
export async function openConversation(client: ChatClient, bookingId: number): Promise<ChatConversation> {
  const { twilioChannelId } = await send(chat.getTwilioChannelId, { bookingId })
  const known = twilioChannelId === null ? null : await findConversation(client, twilioChannelId)
  if (known?.joined) return known
  const opened = await send(chat.joinChannelConversation, { bookingId })
  return client.getConversation(opened.twilioChannelId)
}

async function findConversation(client: ChatClient, sid: string): Promise<ChatConversation | null> {
  try {
    return await client.getConversation(sid)
  } catch (error) {
    if (error instanceof ChatError && error.fault === 'not_found') return null
    throw error
  }
}
