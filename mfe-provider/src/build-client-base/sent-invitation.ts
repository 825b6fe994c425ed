import type { OutputOf } from '@waymark/contracts/define-call'
import type { invitation } from '@waymark/contracts/invitation'
import { type InvitationState, invitationStateOf } from '@waymark/domain/account/invitation'
import { formatDate, wallOf } from '@waymark/web-kit/format'
import { viewerZone } from '@waymark/web-kit/viewer-zone'

export type SentInvitation = OutputOf<typeof invitation.getSentInvitations>['items'][number]

export const invitationStateNames: Record<InvitationState, string> = {
  sent: 'Sent',
  accepted: 'Accepted',
  expired: 'Expired',
  withdrawn: 'Withdrawn',
}

/** The state of an invitation, in a few words. */
export function outcomeText(sent: SentInvitation): string {
  const { acceptedAt, acceptedByName, expiresAt } = sent
  switch (invitationStateOf(sent)) {
    case 'sent':
      return `Works until ${dayOf(expiresAt)}`
    case 'accepted':
      return [
        acceptedByName === null ? '' : `by ${acceptedByName}`,
        acceptedAt === null ? '' : `on ${dayOf(acceptedAt)}`,
      ]
        .filter((part) => part !== '')
        .join(', ')
    case 'expired':
    case 'withdrawn':
      return `On ${dayOf(expiresAt)}`
  }
}

/** "Tue 24 Nov 2026", in the reader's time zone. */
export function dayOf(instant: string): string {
  return formatDate(wallOf(instant, viewerZone()))
}
