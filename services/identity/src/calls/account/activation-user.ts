import type { account } from '@waymark/contracts/account'
import { jobs } from '@waymark/contracts/jobs'
import type { Handler } from '@waymark/service-kit/implement'
import { addToOutbox } from '@waymark/service-kit/outbox'
import { refuse } from '@waymark/service-kit/refusal'
import { verifyLink } from '@waymark/service-kit/tokens'
import type { Context } from '../../context.ts'
import { isLinkToConfirmed, takeEmailLink } from '../../db/email-links.ts'
import { acceptFriendInvitations } from '../../db/invitations.ts'
import { confirmEmail } from '../../db/user-profiles.ts'

export const activationUser: Handler<Context, typeof account.activationUser> = async (input, { context }) => {
  const now = context.now()
  const linkId = verifyLink(context.secrets.all(), 'activation', input.token, now)
  if (!linkId) return refuse('LinkNotValid')
  const userProfileId = await context.db.transaction().execute(async (trx) => {
    const personId = await takeEmailLink(trx, linkId, 'activation', now)
    if (personId !== undefined) {
      await confirmEmail(trx, personId, now)
      await addToOutbox(trx, jobs.booking.adoptGuestBookings, { userProfileId: personId })
      for (const invitationId of await acceptFriendInvitations(trx, personId, now))
        await addToOutbox(trx, jobs.notify.invitationAccepted, { invitationId, byUserProfileId: personId })
    }
    return personId
  })
  // Opened again, the link that has confirmed an address says so.
  const isDone = userProfileId !== undefined || (await isLinkToConfirmed(context.db, linkId, 'activation'))
  return isDone ? { done: true } : refuse('LinkNotValid')
}
