import { chatSocketPath } from '@waymark/contracts/chat'
import { serveSignedInSocket } from '@waymark/service-kit/signed-in-socket'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../context.ts'
import { readChatToken } from './chat-token.ts'
import { serveChatUser } from './serve-chatter.ts'

/** Our own chat transport: one socket for all conversations open in a tab. */
export function addChatSocket(app: FastifyInstance, context: Context): void {
  const { bus, log, socketBounds } = context
  app.get(chatSocketPath, { websocket: true }, (socket, { ip }) =>
    serveSignedInSocket(socket, {
      read: (token) => readChatToken(context, token),
      bus,
      log,
      socketBounds,
      address: ip,
      open: (session) => serveChatUser(context, session),
    }),
  )
}
