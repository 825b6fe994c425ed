import type { invitation } from '@waymark/contracts/invitation'
import type { Handler } from '@waymark/service-kit/implement'
import { notFound, refuse } from '@waymark/service-kit/refusal'
import type { Context } from '../../context.ts'
import { lockSentInvitation, markWithdrawn } from '../../db/invitations.ts'

export const withdrawInvitation: Handler<Context, typeof invitation.withdrawInvitation> = (
  { invitationId },
  { context, area },
) =>
  context.db.transaction().execute(async (trx) => {
    const found = await lockSentInvitation(trx, invitationId, area.serviceAreaId)
    if (!found) return notFound()
    if (found.accepted_at) return refuse('Accepted')
    if (!found.withdrawn_at) await markWithdrawn(trx, invitationId, context.now())
    return { done: true }
  })
