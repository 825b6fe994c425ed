import type { JobHandlers } from '@waymark/service-kit/job-handlers'
import type { Context } from '../context.ts'
import { findInvitation } from '../db/invitations.ts'
import { writeNotification } from '../db/notifications.ts'
import { findPerson } from '../db/people.ts'

export const invitationAccepted: JobHandlers<'notify', Context>['notify.invitation-accepted'] = async (
  { invitationId, byUserProfileId },
  { context },
) => {
  const notified = await context.db.transaction().execute(async (trx) => {
    const [invitation, person] = [await findInvitation(trx, invitationId), await findPerson(trx, byUserProfileId)]
    if (!invitation || !person) return undefined
    const isClient = invitation.kind === 'client'
    const notificationId = await writeNotification(trx, {
      onceKey: `invitation accepted ${invitationId}`,
      userProfileId: invitation.invited_by_id,
      kind: 'invitation accepted',
      title: `${person.first_name} ${person.last_name} accepted your invitation`,
      text: isClient ? `${invitation.area_name ?? 'Your location'} is on their shortlist` : 'They are on Waymark now',
      href: isClient ? '/service-area/build-client-base' : '/refer-friend',
      at: context.now(),
    })
    return { userProfileId: invitation.invited_by_id, notificationId }
  })
  if (notified) await context.bus.publish(`notifications:${notified.userProfileId}`, notified.notificationId)
}
