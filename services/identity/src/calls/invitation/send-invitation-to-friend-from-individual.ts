import type { invitation } from '@waymark/contracts/invitation'
import type { Handler } from '@waymark/service-kit/implement'
import type { Context } from '../../context.ts'
import { sendFriendInvitation } from '../../db/invitations.ts'
import { invitedEmails } from '../../registration/invited-emails.ts'

export const sendInvitationToFriendFromIndividual: Handler<
  Context,
  typeof invitation.sendInvitationToFriendFromIndividual
> = ({ emails, message }, { context, caller }) => {
  const facts = { invitedById: caller.userProfileId, message, now: context.now() }
  return context.db
    .transaction()
    .execute((trx) =>
      invitedEmails(trx, emails, { ...facts, kind: 'friend' }, (email) =>
        sendFriendInvitation(trx, { ...facts, email }),
      ),
    )
}
