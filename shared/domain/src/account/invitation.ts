import { isEmail, isSameEmail } from './email.ts'

/** How long an invitation can be accepted (domain.md, "Invitations and emails"). */
export const invitationDays = 14

/** The same address is not invited again sooner than this. */
export const resendPauseMinutes = 10

/** So many addresses are invited at once, at most. */
export const maxInvitations = 20

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
  if (emails.length > maxInvitations) return `Invite at most ${maxInvitations} at once.`
  const wrong = emails.filter((email) => !isEmail(email))
  return wrong.length === 0 ? null : `Not an email address: ${wrong.join(', ')}. One looks like name@example.org.`
}

/** What somebody who opened an emailed invitation can do: say who they are, switch to who was invited, accept, or nothing more. */
export type InvitationStep = 'noInvitation' | 'expired' | 'used' | 'accepted' | 'signIn' | 'switchPerson' | 'accept'

/** The step of `reader` (null: not signed in) at an invitation; null for a link that Waymark never sent. */
export function invitationStep(
  opened: { readonly email: string; readonly state: InvitationState } | null,
  reader: { readonly email: string } | null,
): InvitationStep {
  if (!opened) return 'noInvitation'
  const isForReader = reader !== null && isSameEmail(reader.email, opened.email)
  switch (opened.state) {
    case 'accepted':
      return isForReader ? 'accepted' : 'used'
    case 'expired':
      return 'expired'
    case 'sent':
      if (!reader) return 'signIn'
      return isForReader ? 'accept' : 'switchPerson'
  }
}
