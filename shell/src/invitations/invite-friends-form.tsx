import { invitation } from '@waymark/contracts/invitation'
import { emailsIn } from '@waymark/domain/account/email'
import { invitedEmailsProblem, resendPauseMinutes } from '@waymark/domain/account/invitation'
import { Button } from '@waymark/ui/button'
import { Form } from '@waymark/ui/form'
import { Notice } from '@waymark/ui/notice'
import { TextArea } from '@waymark/ui/text-area'
import { useDraft } from '@waymark/web-kit/drafts'
import { formatCount } from '@waymark/web-kit/format'
import { useSend } from '@waymark/web-kit/use-send'
import { useState } from 'react'
import form from '../sign-in/sign-in-form.module.css'

const longestMessage = 500
const labels = { emails: 'Email addresses', message: 'A few words of yours' }
const nothingTyped = { emails: '', message: '' }

/** Invites one or several friends by email. */
export function InviteFriendsForm() {
  const draft = useDraft('invite-friends', nothingTyped)
  const [problem, setProblem] = useState<Readonly<Record<string, string>> | undefined>(undefined)
  const { emails: typed, message } = draft.value
  const change = (changes: Partial<typeof nothingTyped>) => draft.change((before) => ({ ...before, ...changes }))
  const invite = useSend(invitation.sendInvitationToFriendFromIndividual, {
    quiet: true,
    onSuccess: () => change({ emails: '' }),
  })
  const errors = problem ?? invite.error?.fields
  const hasFields = errors !== undefined && Object.keys(errors).length > 0

  function submit() {
    const emails = emailsIn(typed)
    const wrong = invitedEmailsProblem(emails)
    invite.reset()
    setProblem(wrong === null ? undefined : { emails: wrong })
    if (wrong === null) invite.mutate({ input: { emails, message } })
  }

  return (
    <div className={form.form}>
      <Form
        label="Refer a friend"
        labels={labels}
        errors={errors}
        message={invite.error && !hasFields ? invite.error.message : undefined}
        purpose="send the invitations"
        onSubmit={submit}
      >
        <TextArea
          name="emails"
          label={labels.emails}
          hint="One or several, with a comma or a new line between them. We use them for this invitation only."
          value={typed}
          onChange={(text) => change({ emails: text })}
        />
        <TextArea
          name="message"
          label={labels.message}
          isOptional
          maxCharacters={longestMessage}
          value={message}
          onChange={(text) => change({ message: text })}
        />
        <div>
          <Button type="submit" variant="primary" isPending={invite.isPending} pendingLabel="Sending">
            Send invitations
          </Button>
        </div>
      </Form>
      {invite.data && (
        <Notice
          tone={invite.data.invited.length > 0 ? 'success' : 'info'}
          title={
            invite.data.invited.length > 0
              ? `${formatCount(invite.data.invited.length, 'invitation is', 'invitations are')} on the way.`
              : 'Nothing was sent.'
          }
          isLive
        >
          {invite.data.tooSoon.length > 0
            ? `Sent less than ${resendPauseMinutes} minutes ago, so not again now: ${invite.data.tooSoon.join(', ')}.`
            : 'You hear from us when a friend comes.'}
        </Notice>
      )}
    </div>
  )
}
