import { textWebhookPath } from '@waymark/contracts/text-webhook'
import { sendInvalid, sendUnavailable } from '@waymark/service-kit/send-envelope'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../context.ts'
import { setStopped } from '../db/text-phones.ts'
import { stoppedCode } from './text-service.ts'

const bodyBytes = 64 * 1024
/** The words that Twilio takes for an end and for a beginning, when its own setting does not say which it was. */
const stopWords: readonly string[] = ['STOP', 'STOPALL', 'UNSUBSCRIBE', 'CANCEL', 'END', 'QUIT', 'REVOKE', 'OPTOUT']
const startWords: readonly string[] = ['START', 'UNSTOP', 'YES']

/** Receives what Twilio tells of text messages: how one ended, and what somebody replied. Only STOP and START count. */
export function addTextWebhook(app: FastifyInstance, context: Context): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: bodyBytes },
    (_request, body, next) => next(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )
  app.post<{ Body: Readonly<Record<string, string>> | undefined }>(textWebhookPath, async (request, reply) => {
    const { textService, publicUrl } = context
    if (!textService) return sendUnavailable(reply, 60)
    const signature = request.headers['x-twilio-signature']
    const fields = request.body ?? {}
    const address = new URL(textWebhookPath, publicUrl).href
    if (typeof signature !== 'string' || !(await textService.isSigned(signature, address, fields)))
      return sendInvalid(reply, {}, 'This event is not signed by Twilio.')
    const told = wishOf(fields)
    if (told) await setStopped(context.db, told.phone, told.isStopped ? context.now() : null)
    return reply.type('text/xml').send('<Response/>')
  })
}

function wishOf(fields: Readonly<Record<string, string>>): { phone: string; isStopped: boolean } | undefined {
  const { From = '', To = '', Body = '', ErrorCode, MessageStatus, OptOutType } = fields
  if (MessageStatus !== undefined) return Number(ErrorCode) === stoppedCode ? { phone: To, isStopped: true } : undefined
  const word = (OptOutType ?? Body).trim().toUpperCase()
  if (stopWords.includes(word)) return { phone: From, isStopped: true }
  return startWords.includes(word) ? { phone: From, isStopped: false } : undefined
}
