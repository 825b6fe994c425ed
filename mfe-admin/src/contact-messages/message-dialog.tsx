import { support } from '@waymark/contracts/support'
import { Button } from '@waymark/ui/button'
import { Cluster } from '@waymark/ui/cluster'
import { ConfirmDialog } from '@waymark/ui/confirm-dialog'
import { Dialog } from '@waymark/ui/dialog'
import { Form } from '@waymark/ui/form'
import { Stack } from '@waymark/ui/stack'
import { SubmitButton } from '@waymark/ui/submit-button'
import { TextArea } from '@waymark/ui/text-area'
import { notify } from '@waymark/web-kit/notices'
import { useForm } from '@waymark/web-kit/use-form'
import { useSend } from '@waymark/web-kit/use-send'
import { useState } from 'react'
import type { ContactMessage } from './contact-message.ts'
import css from './contact-messages.module.css'

interface MessageDialogProps {
  readonly message: ContactMessage
  readonly onClose: () => void
}

/** One message with its answers: answer it, close it without an answer, or delete it. */
export function MessageDialog({ message, onClose }: MessageDialogProps) {
  const close = useSend(support.closeContactMessage, { onSuccess: onClose })
  const remove = useSend(support.deleteContactMessage, { onSuccess: onClose })
  const [isDeleting, setIsDeleting] = useState(false)
  const { contactMessageId, isClosed } = message
  return (
    <>
      <Dialog isOpen={!isDeleting} onClose={onClose} size="wide" title={`${message.name}: ${message.topic}`}>
        <Stack gap={5}>
          <div className={css.said}>
            <p className={css.small}>{message.email} wrote:</p>
            <p className={css.words}>{message.body}</p>
          </div>
          {message.answers.map((answer) => (
            <div key={answer.answeredAt} className={css.said}>
              <p className={css.small}>{answer.answeredByName} answered:</p>
              <p className={css.words}>{answer.body}</p>
            </div>
          ))}
          <AnswerForm contactMessageId={contactMessageId} name={message.name} onDone={onClose} />
          <Cluster>
            <Button
              variant="secondary"
              isPending={close.isPending}
              onPress={() => close.mutate({ input: { contactMessageId, isClosed: !isClosed } })}
            >
              {isClosed ? 'Open it again' : 'Close without an answer'}
            </Button>
            <Button variant="danger" onPress={() => setIsDeleting(true)}>
              Delete the message
            </Button>
          </Cluster>
        </Stack>
      </Dialog>
      <ConfirmDialog
        isOpen={isDeleting}
        title={`Delete what ${message.name} wrote?`}
        confirmLabel="Yes, delete it"
        cancelLabel="Keep the message"
        onConfirm={async () => {
          await remove.mutateAsync({ input: { contactMessageId } }).catch(() => {
            // A toast has said why, and the question stays.
          })
        }}
        onCancel={() => setIsDeleting(false)}
      >
        The message, its answers and their emails are deleted for good. The audit trail keeps that you did it.
      </ConfirmDialog>
    </>
  )
}

interface AnswerFormProps {
  readonly contactMessageId: number
  readonly name: string
  readonly onDone: () => void
}

function AnswerForm({ contactMessageId, name, onDone }: AnswerFormProps) {
  const form = useForm(support.answerContactMessage, {
    values: { body: '' },
    toInput: ({ body }) => ({ contactMessageId, body }),
    draft: `contact-answer-${contactMessageId}`,
    onSuccess: (_sent, { reset }) => {
      reset()
      notify('success', `Your answer is on its way to ${name}.`)
      onDone()
    },
  })
  return (
    <Form {...form.props} label="Answer">
      <TextArea
        {...form.field('body')}
        label="Your answer"
        hint="We email it with their message below. It starts with “Kia ora” and their name."
        rows={6}
      />
      <SubmitButton pendingLabel="Sending">Send the answer</SubmitButton>
    </Form>
  )
}
