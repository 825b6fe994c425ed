import { booking, consumer } from '@waymark/contracts/booking'
import { implement } from '@waymark/service-kit/implement'
import { createServer } from '@waymark/service-kit/serve'
import type { FastifyInstance } from 'fastify'
import { bookingCalls, consumerCalls } from './calls/index.ts'
import type { Context } from './context.ts'

export function buildApp(context: Context): FastifyInstance {
  const app = createServer({ name: 'booking', kit: context })
  implement(app, context, booking, bookingCalls)
  implement(app, context, consumer, consumerCalls)
  return app
}
