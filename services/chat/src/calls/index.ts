import type { chat } from '@waymark/contracts/chat'
import type { Handlers } from '@waymark/service-kit/implement'
import type { Context } from '../context.ts'
import { getChatToken } from './get-chat-token.ts'
import { getMedia } from './get-media.ts'
import { getTwilioChannelId } from './get-twilio-channel-id.ts'
import { joinChannelConversation } from './join-channel-conversation.ts'
import { updateLastMessageReadTime } from './update-last-message-read-time.ts'
import { updateLastMessageReadTimeByProvider } from './update-last-message-read-time-by-provider.ts'
import { updateTwilioChannelId } from './update-twilio-channel-id.ts'

export const chatCalls: Handlers<Context, typeof chat> = {
  getChatToken,
  getTwilioChannelId,
  updateTwilioChannelId,
  joinChannelConversation,
  getMedia,
  updateLastMessageReadTime,
  updateLastMessageReadTimeByProvider,
}
