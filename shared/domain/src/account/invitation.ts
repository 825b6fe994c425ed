import { isEmail } from './email.ts'

/** How long an invitation can be accepted (domain.md, "Invitations and emails"). */
export const invitationDays = 14

/** The same address is not invited again sooner than this. */
export const resendPauseMinutes = 10

/** So many addresses are invited at once, at most. */
export const mostInvitedAtOnce = 20

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

/** What stands in the way of inviting these addresses, as a sentence; null when nothing does. */
export function invitedEmailsProblem(emails: readonly string[]): string | null {
  if (emails.length === 0) return 'Write an email address.'
  if (emails.length > mostInvitedAtOnce) return `Invite at most ${mostInvitedAtOnce} at once.`
  const wrong = emails.filter((email) => !isEmail(email))
  return wrong.length === 0 ? null : `Not an email address: ${wrong.join(', ')}. One looks like name@example.org.`
}
