import { invitation } from '@waymark/contracts/invitation'
import { Button } from '@waymark/ui/button'
import { Checkbox } from '@waymark/ui/checkbox'
import { Form } from '@waymark/ui/form'
import { Notice } from '@waymark/ui/notice'
import { TextArea } from '@waymark/ui/text-area'
import { useDraft } from '@waymark/web-kit/drafts'
import { type CurrentServiceArea, useAppStore } from '@waymark/web-kit/store'
import { useInviting } from '@waymark/web-kit/use-inviting'
import { useSend } from '@waymark/web-kit/use-send'
import Send from 'lucide-react/icons/send'
import styles from './build-client-base.module.css'

const maxMessageLength = 500
const labels = { emails: 'Email addresses', message: 'A few words of your own' }
const nothingTyped = { emails: '', message: '', restrictsToUs: false }

/** Invites one or more clients by email, optionally restricted to this organisation. */
export function InviteClientsForm({ area }: { readonly area: CurrentServiceArea }) {
  const accountName = useAppStore(({ user }) => user?.accountName ?? 'your organisation')
  const draft = useDraft(`invite-clients:${area.serviceAreaId}`, nothingTyped)
  const { emails: typed, message, restrictsToUs } = draft.value
  const change = (changes: Partial<typeof nothingTyped>) => draft.change((before) => ({ ...before, ...changes }))
  const invite = useSend(invitation.sendInvitationToConsumer, {
    quiet: true,
    onSuccess: () => draft.change((before) => ({ ...nothingTyped, message: before.message })),
  })
  const { form, outcome } = useInviting({
    emails: typed,
    invite,
    send: (emails) => invite.mutate({ input: { serviceAreaId: area.serviceAreaId, emails, message, restrictsToUs } }),
  })

  return (
    <div className={styles.form}>
      <Form label="Invite clients" {...form} purpose="send the invitations">
        <TextArea
          name="emails"
          label={labels.emails}
          hint="One or more, with a comma or a new line between them. At most 20 at once."
          value={typed}
          onChange={(text) => change({ emails: text })}
        />
        <TextArea
          name="message"
          label={labels.message}
          isOptional
          hint="They are added to the email, so that people know it is from you."
          maxCharacters={maxMessageLength}
          value={message}
          onChange={(text) => change({ message: text })}
        />
        <Checkbox
          name="restrictsToUs"
          isSelected={restrictsToUs}
          onChange={(isSelected) => change({ restrictsToUs: isSelected })}
          hint={`On Waymark they then see and book only ${accountName}. The email and the invitation say so before they accept.`}
        >
          Restrict them to us
        </Checkbox>
        <div>
          <Button type="submit" variant="primary" icon={Send} isPending={invite.isPending} pendingLabel="Sending">
            Send invitations
          </Button>
        </div>
      </Form>
      {outcome && (
        <Notice tone={outcome.tone} title={outcome.title} isLive>
          {outcome.tooSoon}
        </Notice>
      )}
    </div>
  )
}
