import type { OutputOf } from '@waymark/contracts/define-call'
import type { invitation } from '@waymark/contracts/invitation'
import { emailsIn } from '@waymark/domain/account/email'
import { invitedEmailsProblem, resendPauseMinutes } from '@waymark/domain/account/invitation'
import { formatCount } from '../page/format.ts'

interface TypedEmails {
  /** One or more addresses, as typed. */
  readonly emails: string
}

/** For the `useForm` of a call that invites people by email: `{ ...invitingForm, values, draft }`. */
export const invitingForm = {
  toInput: <Typed extends TypedEmails>({ emails, ...rest }: Typed) => ({ ...rest, emails: emailsIn(emails) }),
  check: ({ emails }: TypedEmails) => ({ emails: invitedEmailsProblem(emailsIn(emails)) ?? undefined }),
}

/** The outcome of inviting, in words. */
export interface InvitingOutcome {
  readonly tone: 'success' | 'info'
  readonly title: string
  /** Who got no second email; null when everybody got one. */
  readonly tooSoon: string | null
}

type Invited = OutputOf<
  typeof invitation.sendInvitationToConsumer | typeof invitation.sendInvitationToFriendFromIndividual
>

export function invitingOutcome({ invited, tooSoon }: Invited): InvitingOutcome {
  return {
    tone: invited.length > 0 ? 'success' : 'info',
    title:
      invited.length > 0
        ? `${formatCount(invited.length, 'invitation is', 'invitations are')} on the way.`
        : 'Nothing was sent.',
    tooSoon:
      tooSoon.length > 0
        ? `Sent less than ${resendPauseMinutes} minutes ago, so we did not send it again: ${tooSoon.join(', ')}.`
        : null,
  }
}
