import type { invitation } from '@waymark/contracts/invitation'
import { answeredInvitationState, invitationState } from '@waymark/domain/account/invitation'
import type { Handler } from '@waymark/service-kit/implement'
import type { Context } from '../../context.ts'
import { listSentInvitations } from '../../db/invitations.ts'

export const getSentInvitations: Handler<Context, typeof invitation.getSentInvitations> = async (
  input,
  { context },
) => {
  const { pageNumber, pageSize } = input
  const now = context.now()
  const { rows, totalCount } = await listSentInvitations(context.reads, { ...input, now })
  const items = rows.map((row) => ({
    invitationId: row.id,
    email: row.email,
    ...answeredInvitationState(
      invitationState({ acceptedAt: row.accepted_at, withdrawnAt: row.withdrawn_at, expiresAt: row.expires_at }, now),
    ),
    restrictsToUs: row.restricts,
    message: row.message,
    invitedByName: row.invited_by_name,
    sentAt: row.sent_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    acceptedAt: row.accepted_at?.toISOString() ?? null,
    acceptedByName: row.accepted_by_name,
  }))
  return { items, totalCount, pageNumber, pageSize }
}
