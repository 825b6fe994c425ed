import type { InvitationStep } from '@waymark/domain/account/invitation'
import type { ShownInvitation } from '@waymark/web-kit/use-invitation'

/** What the page is called at a step. */
export function titleOf(step: InvitationStep | null, shown: ShownInvitation | null): string {
  const sender = shown?.accountName ?? shown?.inviterName ?? 'Somebody'
  switch (step) {
    case null:
      return 'Your invitation'
    case 'noInvitation':
      return 'This link does not lead to an invitation'
    case 'expired':
      return 'This invitation is too old'
    case 'used':
      return 'This invitation was used already'
    case 'switchPerson':
      return 'This invitation is for somebody else'
    case 'accepted':
      return `${shown?.serviceAreaName ?? sender} is on your shortlist`
    case 'signIn':
    case 'accept':
      return `${sender} invites you`
  }
}
