import websocket from '@fastify/websocket'
import { notification } from '@waymark/contracts/notification'
import { support } from '@waymark/contracts/support'
import { implement } from '@waymark/service-kit/implement'
import { createServer } from '@waymark/service-kit/serve'
import { maxFrameBytes } from '@waymark/service-kit/signed-in-socket'
import type { FastifyInstance } from 'fastify'
import * as notificationCalls from './calls/notification/index.ts'
import * as supportCalls from './calls/support/index.ts'
import type { Context } from './context.ts'
import { addLiveChannel } from './live-channel.ts'
import { addMailbox } from './mailbox/add-mailbox.ts'
import { addTextWebhook } from './texts/add-text-webhook.ts'

export function buildApp(context: Context): FastifyInstance {
  const app = createServer({ name: 'notify', kit: context })
  implement(app, context, notification, notificationCalls)
  implement(app, context, support, supportCalls)
  app.register(websocket, { options: { maxPayload: maxFrameBytes } })
  app.register(async (scope) => addTextWebhook(scope, context))
  app.register(async (scope) => addLiveChannel(scope, context))
  if (!context.mailServer && context.config.hasMailboxPage) app.register(async (scope) => addMailbox(scope, context))
  return app
}
