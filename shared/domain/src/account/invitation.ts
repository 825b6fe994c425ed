/** How long an invitation can be accepted (domain.md, "Invitations and emails"). */
export const invitationDays = 14

/** The same address is not invited again sooner than this. */
export const resendPauseMinutes = 10

/** How long after its end a link still says that the invitation is over, rather than nothing at all. */
export const expiredLinkDays = 90

/** Where an invitation stands. */
export const invitationStates = ['sent', 'accepted', 'expired'] as const
export type InvitationState = (typeof invitationStates)[number]

export function invitationState(
  invitation: { readonly acceptedAt: Date | null; readonly expiresAt: Date },
  now: Date,
): InvitationState {
  if (invitation.acceptedAt) return 'accepted'
  return invitation.expiresAt.getTime() > now.getTime() ? 'sent' : 'expired'
}
