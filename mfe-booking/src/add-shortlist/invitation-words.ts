import type { InvitationStep } from '@waymark/domain/account/invitation'
import type { ShownInvitation } from '@waymark/web-kit/use-invitation'

/** What the page is called at a step. */
export function titleOf(step: InvitationStep | null, shown: ShownInvitation | null): string {
  const sender = shown?.accountName ?? shown?.inviterName ?? 'Somebody'
  switch (step) {
    case null:
      return 'Your invitation'
    case 'noInvitation':
      return 'This link does not go to an invitation'
    case 'expired':
      return 'This invitation has expired'
    case 'withdrawn':
      return 'This invitation was withdrawn'
    case 'used':
      return 'This invitation has already been used'
    case 'switchPerson':
      return 'This invitation is for somebody else'
    case 'accepted':
      return `${shown?.serviceAreaName ?? sender} is on your shortlist`
    case 'signIn':
    case 'accept':
      return `${sender} invites you`
  }
}
