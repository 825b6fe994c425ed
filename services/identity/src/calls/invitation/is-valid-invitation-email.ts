import type { invitation } from '@waymark/contracts/invitation'
import { isSameEmail } from '@waymark/domain/account/email'
import { answeredInvitationState, invitationState } from '@waymark/domain/account/invitation'
import type { Handler } from '@waymark/service-kit/implement'
import { verifyLink } from '@waymark/service-kit/tokens'
import type { Context } from '../../context.ts'
import { findInvitation } from '../../db/invitations.ts'
import { findInvitee } from '../../db/user-profiles.ts'

/** Does not reveal whether the address has an account. */
export const isValidInvitationEmail: Handler<Context, typeof invitation.isValidInvitationEmail> = async (
  { token },
  { context, caller },
) => {
  const now = context.now()
  const invitationId = verifyLink(context.secrets.all(), 'invitation', token, now)
  const found = invitationId ? await findInvitation(context.reads, invitationId) : undefined
  if (!found) return { isValid: false, state: 'unknown', isWithdrawn: false, invitation: null }
  const reader = caller.kind === 'person' ? await findInvitee(context.reads, caller.userProfileId) : undefined
  const state = invitationState(
    { acceptedAt: found.accepted_at, withdrawnAt: found.withdrawn_at, expiresAt: found.expires_at },
    now,
  )
  return {
    isValid: state === 'sent',
    ...answeredInvitationState(state),
    invitation: {
      kind: found.kind,
      email: found.email,
      inviterName: found.inviter_name,
      accountName: found.account_name,
      serviceAreaId: found.service_area_id,
      serviceAreaName: found.area_name,
      restricts: found.restricts,
      message: found.message,
      expiresAt: found.expires_at.toISOString(),
      isForMe: reader ? isSameEmail(reader.email, found.email) : null,
    },
  }
}
