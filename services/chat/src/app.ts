import websocket from '@fastify/websocket'
import { chat } from '@waymark/contracts/chat'
import { implement } from '@waymark/service-kit/implement'
import { createServer } from '@waymark/service-kit/serve'
import { maxFrameBytes } from '@waymark/service-kit/signed-in-socket'
import type { FastifyInstance } from 'fastify'
import * as chatCalls from './calls/chat/index.ts'
import type { Context } from './context.ts'
import { addChatSocket } from './transport/chat-socket.ts'
import { addChatWebhook } from './twilio/chat-webhook.ts'

export function buildApp(context: Context): FastifyInstance {
  const app = createServer({ name: 'chat', kit: context })
  implement(app, context, chat, chatCalls)
  app.register(websocket, { options: { maxPayload: maxFrameBytes } })
  app.register(async (scope) => addChatSocket(scope, context))
  addChatWebhook(app, context)
  return app
}
