import { createServer } from '@waymark/service-kit/serve'
import type { FastifyInstance } from 'fastify'
import type { Context } from './context.ts'

export function buildApp(context: Context): FastifyInstance {
  return createServer({ name: 'chat', kit: context })
}
