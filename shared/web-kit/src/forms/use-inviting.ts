import type { OutputOf } from '@waymark/contracts/define-call'
import type { invitation } from '@waymark/contracts/invitation'
import { emailsIn } from '@waymark/domain/account/email'
import { invitedEmailsProblem, resendPauseMinutes } from '@waymark/domain/account/invitation'
import { useState } from 'react'
import type { UseSendResult } from '../calls/use-send.ts'
import { formatCount } from '../page/format.ts'
import { type FormErrors, useFormErrors } from './use-form-errors.ts'

type InvitingCall = typeof invitation.sendInvitationToConsumer | typeof invitation.sendInvitationToFriendFromIndividual

interface InvitingOptions {
  /** As typed: one or more addresses. */
  readonly emails: string
  readonly invite: Pick<UseSendResult<InvitingCall>, 'error' | 'reset'> & {
    readonly data: OutputOf<InvitingCall> | undefined
  }
  readonly send: (emails: string[]) => void
}

/** A form that invites people by email. */
export interface Inviting {
  /** For a `Form` of ui. */
  readonly form: FormErrors & { readonly onSubmit: () => void }
  /** The outcome for the addresses; null before they are sent. */
  readonly outcome: {
    readonly tone: 'success' | 'info'
    readonly title: string
    /** Who got no second email; null when everybody got one. */
    readonly tooSoon: string | null
  } | null
}

/** Validates the addresses before sending, and puts the outcome into words. */
export function useInviting({ emails: typed, invite, send }: InvitingOptions): Inviting {
  const [problem, setProblem] = useState<Readonly<Record<string, string>> | undefined>(undefined)
  const form = useFormErrors(invite.error, undefined, problem)
  return {
    form: {
      ...form,
      onSubmit: () => {
        const emails = emailsIn(typed)
        const wrong = invitedEmailsProblem(emails)
        invite.reset()
        setProblem(wrong === null ? undefined : { emails: wrong })
        if (wrong === null) send(emails)
      },
    },
    outcome: invite.data ? outcomeOf(invite.data) : null,
  }
}

function outcomeOf({ invited, tooSoon }: OutputOf<InvitingCall>): Inviting['outcome'] {
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
