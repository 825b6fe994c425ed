import { activitySession } from '@waymark/contracts/activity-session'
import { Button } from '@waymark/ui/button'
import { Cluster } from '@waymark/ui/cluster'
import { Dialog } from '@waymark/ui/dialog'
import { Form } from '@waymark/ui/form'
import { SubmitButton } from '@waymark/ui/submit-button'
import { TextArea } from '@waymark/ui/text-area'
import { TextField } from '@waymark/ui/text-field'
import { formatCount } from '@waymark/web-kit/format'
import { notify } from '@waymark/web-kit/notices'
import { useForm } from '@waymark/web-kit/use-form'
import { sessionName } from '../sessions/session-words.ts'
import type { SessionDetail } from './session-detail.ts'

interface MessageProps {
  readonly session: SessionDetail
  readonly onClose: () => void
}

const empty = { subject: '', body: '' }

/** An email to everybody who comes to a session. */
export function MessageDialog(props: MessageProps) {
  const { session, onClose } = props
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Message to all who come"
      subtitle={`${sessionName(session)}: ${formatCount(session.bookingCount, 'booking')}. Each gets it by email.`}
      hasCloseButton={false}
    >
      <MessageForm {...props} />
    </Dialog>
  )
}

export function MessageForm({ session, onClose }: MessageProps) {
  const { activitySessionId } = session
  const form = useForm(activitySession.messageActivitySession, {
    values: empty,
    toInput: (typed) => ({ ...typed, activitySessionId }),
    draft: `message-session:${activitySessionId}`,
    onSuccess: ({ recipients }, { reset }) => {
      reset()
      notify('success', `Your message goes to ${formatCount(recipients, 'person', 'people')}.`)
      onClose()
    },
  })
  return (
    <Form {...form.props} label="Message to all who come" purpose="send it" kept="What you wrote is kept.">
      <TextField {...form.field('subject')} label="Subject" />
      <TextArea {...form.field('body')} label="Message" rows={6} />
      <Cluster>
        <SubmitButton pendingLabel="Sending">Send to {formatCount(session.bookingCount, 'booking')}</SubmitButton>
        <Button onPress={onClose}>Cancel</Button>
      </Cluster>
    </Form>
  )
}
