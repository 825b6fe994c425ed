import { paymentWebhookPath } from '@waymark/contracts/payment-webhook'
import { readPaymentEvent } from '@waymark/service-kit/payment-event'
import { sendInvalid, sendJson, sendUnavailable, successText } from '@waymark/service-kit/send-envelope'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../context.ts'
import { keepPaymentEvent } from '../db/payment-events.ts'

const bodyBytes = 256 * 1024

/**
 * Receives Stripe's events. The signature covers the body's bytes, so the body is read unparsed. Each event is stored
 * once and its job commits with it; the job queries Stripe itself, so order and age do not matter.
 */
export function addPaymentWebhook(app: FastifyInstance, context: Context): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: bodyBytes }, (_request, body, next) =>
      next(null, body),
    )
    scope.post(paymentWebhookPath, async (request, reply) => {
      const { payments } = context
      if (!payments) return sendUnavailable(reply, 60)
      const signature = request.headers['stripe-signature']
      const event =
        Buffer.isBuffer(request.body) && typeof signature === 'string'
          ? readPaymentEvent(payments, request.body, signature, context.now())
          : undefined
      if (!event) return sendInvalid(reply, {}, 'This event is not signed by Stripe.')
      await keepPaymentEvent(context.db, event, context.now())
      return sendJson(reply, successText('true'))
    })
  })
}
