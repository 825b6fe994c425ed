import { isEmail, isSameEmail } from './email.ts'

/** How long an invitation can be accepted (domain.md, "Invitations and emails"). */
export const invitationDays = 14

/** Minimum time before the same address is invited again. */
export const resendPauseMinutes = 10

/** Maximum number of addresses invited at once. */
export const maxInvitations = 20

/** How long after its expiry a link still reports that the invitation has expired, rather than nothing. */
export const expiredLinkDays = 90

/** The states of an invitation. */
export const invitationStates = ['sent', 'accepted', 'expired', 'withdrawn'] as const
export type InvitationState = (typeof invitationStates)[number]

/** The states that answers name: to pages of a release before, an invitation that was withdrawn has expired. */
export const answeredInvitationStates = ['sent', 'accepted', 'expired'] as const

/** A state as an answer says it. */
export interface AnsweredInvitationState {
  readonly state: (typeof answeredInvitationStates)[number]
  readonly isWithdrawn: boolean
}

export function answeredInvitationState(state: InvitationState): AnsweredInvitationState {
  return { state: state === 'withdrawn' ? 'expired' : state, isWithdrawn: state === 'withdrawn' }
}

export function invitationStateOf({ state, isWithdrawn }: AnsweredInvitationState): InvitationState {
  return isWithdrawn ? 'withdrawn' : state
}

export function invitationState(
  invitation: { readonly acceptedAt: Date | null; readonly withdrawnAt: Date | null; readonly expiresAt: Date },
  now: Date,
): InvitationState {
  if (invitation.acceptedAt) return 'accepted'
  if (invitation.withdrawnAt) return 'withdrawn'
  return invitation.expiresAt.getTime() > now.getTime() ? 'sent' : 'expired'
}

/** Why these addresses cannot be invited, as a sentence; null when they can. */
export function invitedEmailsProblem(emails: readonly string[]): string | null {
  if (emails.length === 0) return 'Write an email address.'
  if (emails.length > maxInvitations) return `Invite at most ${maxInvitations} at once.`
  const wrong = emails.filter((email) => !isEmail(email))
  return wrong.length === 0 ? null : `Not an email address: ${wrong.join(', ')}. One looks like name@example.org.`
}

/**
 * What somebody who opened an emailed invitation can do: sign in, switch to the invited person, accept, or nothing
 * more.
 */
export type InvitationStep =
  | 'noInvitation'
  | 'expired'
  | 'withdrawn'
  | 'used'
  | 'accepted'
  | 'signIn'
  | 'switchPerson'
  | 'accept'

/** The step of `reader` (null: not signed in) for an invitation; null for a link that Waymark never sent. */
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
    case 'withdrawn':
      return opened.state
    case 'sent':
      if (!reader) return 'signIn'
      return isForReader ? 'accept' : 'switchPerson'
  }
}
