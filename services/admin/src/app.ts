import { audit } from '@waymark/contracts/audit'
import { badgePartner } from '@waymark/contracts/badge-partner'
import { retention } from '@waymark/contracts/retention'
import { implement } from '@waymark/service-kit/implement'
import { createServer } from '@waymark/service-kit/serve'
import type { FastifyInstance } from 'fastify'
import * as auditCalls from './calls/audit/index.ts'
import * as badgePartnerCalls from './calls/badge-partner/index.ts'
import * as retentionCalls from './calls/retention/index.ts'
import type { Context } from './context.ts'

export function buildApp(context: Context): FastifyInstance {
  const app = createServer({ name: 'admin', kit: context })
  implement(app, context, badgePartner, badgePartnerCalls)
  implement(app, context, audit, auditCalls)
  implement(app, context, retention, retentionCalls)
  return app
}
