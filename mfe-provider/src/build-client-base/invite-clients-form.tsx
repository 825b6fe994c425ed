import { invitation } from '@waymark/contracts/invitation'
import { Checkbox } from '@waymark/ui/checkbox'
import { Form } from '@waymark/ui/form'
import { Notice } from '@waymark/ui/notice'
import { SubmitButton } from '@waymark/ui/submit-button'
import { TextArea } from '@waymark/ui/text-area'
import { invitingForm, invitingOutcome } from '@waymark/web-kit/inviting'
import { type CurrentServiceArea, useAppStore } from '@waymark/web-kit/store'
import { useForm } from '@waymark/web-kit/use-form'
import Send from 'lucide-react/icons/send'
import styles from './build-client-base.module.css'

const empty = { emails: '', message: '', restrictsToUs: false }

/** Invites one or more clients by email, optionally restricted to this organisation. */
export function InviteClientsForm({ area }: { readonly area: CurrentServiceArea }) {
  const accountName = useAppStore(({ user }) => user?.accountName ?? 'your organisation')
  const form = useForm(invitation.sendInvitationToConsumer, {
    values: empty,
    ...invitingForm,
    toInput: (typed) => ({ ...invitingForm.toInput(typed), serviceAreaId: area.serviceAreaId }),
    draft: `invite-clients:${area.serviceAreaId}`,
    onSuccess: () => {
      form.change({ emails: '', restrictsToUs: false })
    },
  })
  const outcome = form.answer && invitingOutcome(form.answer)

  return (
    <div className={styles.form}>
      <Form {...form.props} label="Invite clients" purpose="send the invitations">
        <TextArea
          {...form.field('emails')}
          label="Email addresses"
          hint="One or more, with a comma or a new line between them. At most 20 at once."
        />
        <TextArea
          {...form.field('message')}
          label="A few words of your own"
          hint="They are added to the email, so that people know it is from you."
        />
        <Checkbox
          {...form.tick('restrictsToUs')}
          hint={`On Waymark they then see and book only ${accountName}. The email and the invitation say so before they accept.`}
        >
          Restrict them to us
        </Checkbox>
        <SubmitButton icon={Send} pendingLabel="Sending">
          Send invitations
        </SubmitButton>
      </Form>
      {outcome && (
        <Notice tone={outcome.tone} title={outcome.title} isLive>
          {outcome.tooSoon}
        </Notice>
      )}
    </div>
  )
}
