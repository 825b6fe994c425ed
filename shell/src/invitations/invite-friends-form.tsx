import { invitation } from '@waymark/contracts/invitation'
import { Button } from '@waymark/ui/button'
import { Form } from '@waymark/ui/form'
import { Notice } from '@waymark/ui/notice'
import { TextArea } from '@waymark/ui/text-area'
import { useDraft } from '@waymark/web-kit/drafts'
import { useInviting } from '@waymark/web-kit/use-inviting'
import { useSend } from '@waymark/web-kit/use-send'
import css from '../sign-in/sign-in-form.module.css'

const maxMessageLength = 500
const labels = { emails: 'Email addresses', message: 'A few words of your own' }
const nothingTyped = { emails: '', message: '' }

/** Invites one or more friends by email. */
export function InviteFriendsForm() {
  const draft = useDraft('invite-friends', nothingTyped)
  const { emails: typed, message } = draft.value
  const change = (changes: Partial<typeof nothingTyped>) => draft.change((before) => ({ ...before, ...changes }))
  const invite = useSend(invitation.sendInvitationToFriendFromIndividual, {
    quiet: true,
    onSuccess: () => change({ emails: '' }),
  })
  const { form, outcome } = useInviting({
    emails: typed,
    invite,
    send: (emails) => invite.mutate({ input: { emails, message } }),
  })

  return (
    <div className={css.form}>
      <Form label="Refer a friend" {...form} purpose="send the invitations">
        <TextArea
          name="emails"
          label={labels.emails}
          hint="One or more, with a comma or a new line between them. We use them for this invitation only."
          value={typed}
          onChange={(text) => change({ emails: text })}
        />
        <TextArea
          name="message"
          label={labels.message}
          isOptional
          maxCharacters={maxMessageLength}
          value={message}
          onChange={(text) => change({ message: text })}
        />
        <div>
          <Button type="submit" variant="primary" isPending={invite.isPending} pendingLabel="Sending">
            Send invitations
          </Button>
        </div>
      </Form>
      {outcome && (
        <Notice tone={outcome.tone} title={outcome.title} isLive>
          {outcome.tooSoon ?? 'We tell you when a friend joins.'}
        </Notice>
      )}
    </div>
  )
}
