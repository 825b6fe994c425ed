import type { chat } from '@waymark/contracts/chat'
import type { Handler } from '@waymark/service-kit/implement'
import { identityOf } from '../../answers/identity.ts'
import type { Context } from '../../context.ts'
import { signChatToken } from '../../token/chat-token.ts'

export const getChatToken: Handler<Context, typeof chat.getChatToken> = (_input, { context, caller }) => ({
  transport: 'own',
  identity: identityOf(caller.userProfileId),
  ...signChatToken(context, caller),
})
