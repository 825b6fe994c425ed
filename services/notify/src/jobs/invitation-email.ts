import { expiredLinkDays } from '@waymark/domain/account/invitation'
import type { JobHandlers } from '@waymark/service-kit/job-handlers'
import { signLink } from '@waymark/service-kit/tokens'
import type { Context } from '../context.ts'
import { writeEmail } from '../db/emails.ts'
import { findInvitation } from '../db/invitations.ts'
import { invitationEmail } from '../emails/invitation-email.ts'
import { renderEmail } from '../emails/render-email.ts'

/** The row decides when an invitation expires; its link is signed for longer, so that a late click can explain why. */
export const sendInvitationEmail: JobHandlers<'notify', Context>['notify.invitation-email'] = async (
  { invitationId, sentCount },
  { context },
) => {
  const { publicUrl, secrets } = context
  await context.db.transaction().execute(async (trx) => {
    const invitation = await findInvitation(trx, invitationId)
    if (!invitation || invitation.accepted_at || invitation.expires_at <= context.now()) return
    const linkEndsAt = new Date(invitation.expires_at.getTime() + expiredLinkDays * 86_400_000)
    const token = signLink(secrets.present(), { purpose: 'invitation', subject: invitationId, expiresAt: linkEndsAt })
    await writeEmail(trx, context, {
      onceKey: `invitation ${invitationId} ${sentCount}`,
      kind: `${invitation.kind} invitation`,
      userProfileId: null,
      to: invitation.email,
      content: renderEmail(invitationEmail(invitation, { publicUrl, token })),
      at: context.now(),
    })
  })
}
