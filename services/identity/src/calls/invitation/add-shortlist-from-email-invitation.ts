import type { invitation } from '@waymark/contracts/invitation'
import { jobs } from '@waymark/contracts/jobs'
import { isSameEmail } from '@waymark/domain/account/email'
import { isRestrictedElsewhere } from '@waymark/domain/rights/venue-rights'
import type { Handler } from '@waymark/service-kit/implement'
import { addToOutbox } from '@waymark/service-kit/outbox'
import { notFound, refuse } from '@waymark/service-kit/refusal'
import { verifyLink } from '@waymark/service-kit/tokens'
import type { Context } from '../../context.ts'
import { lockOpenInvitation, markAccepted } from '../../db/invitations.ts'
import { findInvitee, restrictTo } from '../../db/user-profiles.ts'

/** The shortlist belongs to booking, which writes it in a job that commits with the acceptance. */
export const addShortlistFromEmailInvitation: Handler<
  Context,
  typeof invitation.addShortlistFromEmailInvitation
> = async ({ token }, { context, caller }) => {
  const now = context.now()
  const { userProfileId } = caller
  const invitationId = verifyLink(context.secrets.all(), 'invitation', token, now)
  if (!invitationId) return refuse('LinkNotValid')
  const outcome = await context.db.transaction().execute(async (trx) => {
    const open = await lockOpenInvitation(trx, invitationId, now)
    if (!open) return refuse('LinkNotValid')
    const person = await findInvitee(trx, userProfileId)
    if (!person) return notFound()
    if (!isSameEmail(person.email, open.email)) return refuse('AnotherPerson')
    const client = { restrictedToAccountId: person.restricted_to_account_id }
    if (open.account_id !== null && isRestrictedElsewhere(client, open.account_id)) return refuse('RestrictedElsewhere')
    if (open.restricts && person.account_type !== 'Individual') return refuse('IndividualsOnly')
    if (open.restricts && open.account_id !== null) await restrictTo(trx, userProfileId, open.account_id)
    await markAccepted(trx, { invitationId, userProfileId, now })
    await addToOutbox(trx, jobs.notify.invitationAccepted, { invitationId, byUserProfileId: userProfileId })
    const serviceAreaId = open.service_area_id
    if (serviceAreaId !== null) await addToOutbox(trx, jobs.booking.addInvitedArea, { userProfileId, serviceAreaId })
    return { serviceAreaId }
  })
  if ('serviceAreaId' in outcome) await context.bus.publish('person', userProfileId)
  return outcome
}
