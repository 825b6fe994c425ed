import type { activitySession } from '@waymark/contracts/activity-session'
import type { Handler } from '@waymark/service-kit/implement'
import { refuse } from '@waymark/service-kit/refusal'
import { reachOfClient } from '../../answers/client-reach.ts'
import type { Context } from '../../context.ts'
import { findOwnClient } from '../../db/own-clients.ts'

export const getClientForActivityBooking: Handler<Context, typeof activitySession.getClientForActivityBooking> = async (
  { clientUserProfileId },
  { context, caller },
) => {
  const client = await findOwnClient(context.reads, { accountId: caller.accountId }, clientUserProfileId)
  if (!client) return refuse('NotYourClient')
  return {
    firstName: client.first_name,
    lastName: client.last_name,
    phone: client.phone,
    clientReach: reachOfClient(client),
  }
}
