import { chatWebhookPath } from '@waymark/contracts/chat-webhook'
import { jobs } from '@waymark/contracts/jobs'
import { addToOutbox } from '@waymark/service-kit/outbox'
import { sendInvalid, sendJson, sendUnavailable, successText } from '@waymark/service-kit/send-envelope'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../context.ts'

const bodyBytes = 64 * 1024

/**
 * Receives what Twilio tells of a conversation. It only says where there is something new: the job asks Twilio itself,
 * so that order, age and repetition do not matter.
 */
export function addChatWebhook(app: FastifyInstance, context: Context): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: bodyBytes },
      (_request, body, next) => next(null, Object.fromEntries(new URLSearchParams(String(body)))),
    )
    scope.post<{ Body: Readonly<Record<string, string>> | undefined }>(chatWebhookPath, async (request, reply) => {
      const { twilio, publicUrl } = context
      if (!twilio) return sendUnavailable(reply, 60)
      const signature = request.headers['x-twilio-signature']
      const fields = request.body ?? {}
      const address = new URL(chatWebhookPath, publicUrl).href
      if (typeof signature !== 'string' || !(await twilio.isSigned(signature, address, fields)))
        return sendInvalid(reply, {}, 'This event is not signed by Twilio.')
      const { ConversationSid: sid = '' } = fields
      if (/^CH[0-9a-f]{32}$/.test(sid))
        await context.db.transaction().execute((trx) => addToOutbox(trx, jobs.chat.copyMessages, { sid }))
      return sendJson(reply, successText('true'))
    })
  })
}
