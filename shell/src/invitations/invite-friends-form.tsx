import { invitation } from '@waymark/contracts/invitation'
import { Form } from '@waymark/ui/form'
import { Notice } from '@waymark/ui/notice'
import { Stack } from '@waymark/ui/stack'
import { SubmitButton } from '@waymark/ui/submit-button'
import { TextArea } from '@waymark/ui/text-area'
import { invitingForm, invitingOutcome } from '@waymark/web-kit/inviting'
import { useForm } from '@waymark/web-kit/use-form'

const empty = { emails: '', message: '' }

/** Invites one or more friends by email. */
export function InviteFriendsForm() {
  const form = useForm(invitation.sendInvitationToFriendFromIndividual, {
    values: empty,
    ...invitingForm,
    draft: 'invite-friends',
    onSuccess: () => {
      form.change({ emails: '' })
    },
  })
  const outcome = form.answer && invitingOutcome(form.answer)
  return (
    <Stack gap={5}>
      <Form {...form.props} label="Refer a friend" purpose="send the invitations">
        <TextArea
          {...form.field('emails')}
          label="Email addresses"
          hint="One or more, with a comma or a new line between them. We use them for this invitation only."
        />
        <TextArea {...form.field('message')} label="A few words of your own" />
        <SubmitButton pendingLabel="Sending">Send invitations</SubmitButton>
      </Form>
      {outcome && (
        <Notice tone={outcome.tone} title={outcome.title} isLive>
          {outcome.tooSoon ?? 'We tell you when a friend joins.'}
        </Notice>
      )}
    </Stack>
  )
}
