import type { chat } from '@waymark/contracts/chat'
import type { Handler } from '@waymark/service-kit/implement'
import { identityOf } from '../../answers/identity.ts'
import type { Context } from '../../context.ts'
import { chatTokenMs, signChatToken } from '../../transport/chat-token.ts'

export const getChatToken: Handler<Context, typeof chat.getChatToken> = async (_input, { context, caller }) => {
  const { twilio, now } = context
  const identity = identityOf(caller.userProfileId)
  if (!twilio) return { transport: 'own', identity, socketUrl: null, ...signChatToken(context, caller) }
  const expires = new Date(now().getTime() + chatTokenMs).toISOString()
  return { transport: 'twilio', identity, expires, token: await twilio.tokenOf(identity), socketUrl: twilio.socketUrl }
}
