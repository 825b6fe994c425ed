import { account } from '@waymark/contracts/account'
import { activityPreference } from '@waymark/contracts/activity-preference'
import { common } from '@waymark/contracts/common'
import { guestBooking } from '@waymark/contracts/guest-booking'
import { intercom } from '@waymark/contracts/intercom'
import { invitation } from '@waymark/contracts/invitation'
import { userManagement } from '@waymark/contracts/user-management'
import { implement } from '@waymark/service-kit/implement'
import { createServer } from '@waymark/service-kit/serve'
import type { FastifyInstance } from 'fastify'
import * as accountCalls from './calls/account/index.ts'
import * as activityPreferenceCalls from './calls/activity-preference/index.ts'
import * as commonCalls from './calls/common/index.ts'
import * as guestBookingCalls from './calls/guest-booking/index.ts'
import * as intercomCalls from './calls/intercom/index.ts'
import * as invitationCalls from './calls/invitation/index.ts'
import * as userManagementCalls from './calls/user-management/index.ts'
import type { Context } from './context.ts'
import { listPublicKeys } from './db/signing-keys.ts'

export function buildApp(context: Context): FastifyInstance {
  const app = createServer({ name: 'identity', kit: context })
  implement(app, context, account, accountCalls)
  implement(app, context, common, commonCalls)
  implement(app, context, userManagement, userManagementCalls)
  implement(app, context, invitation, invitationCalls)
  implement(app, context, activityPreference, activityPreferenceCalls)
  implement(app, context, guestBooking, guestBookingCalls)
  implement(app, context, intercom, intercomCalls)
  app.get('/.well-known/jwks.json', async (_request, reply) => {
    reply.header('cache-control', 'public, max-age=300')
    return { keys: await listPublicKeys(context.reads) }
  })
  return app
}
