import type { invitation } from '@waymark/contracts/invitation'
import type { Handler } from '@waymark/service-kit/implement'
import { refuse } from '@waymark/service-kit/refusal'
import type { Context } from '../../context.ts'
import { sendClientInvitation } from '../../db/invitations.ts'
import { isSuspended } from '../../db/suspensions.ts'
import { invitedEmails } from '../../registration/invited-emails.ts'

export const sendInvitationToConsumer: Handler<Context, typeof invitation.sendInvitationToConsumer> = async (
  { emails, message, restrictsToUs },
  { context, caller, area },
) => {
  if (await isSuspended(context.db, area.accountId)) return refuse('OrganisationSuspended')
  const facts = {
    accountId: area.accountId,
    serviceAreaId: area.serviceAreaId,
    restricts: restrictsToUs,
    invitedById: caller.userProfileId,
    message,
    now: context.now(),
  }
  return context.db
    .transaction()
    .execute((trx) =>
      invitedEmails(trx, emails, { ...facts, kind: 'client' }, (email) =>
        sendClientInvitation(trx, { ...facts, email }),
      ),
    )
}
