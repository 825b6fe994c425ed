import { serviceArea } from '@waymark/contracts/service-area'
import { Disclosure } from '@waymark/ui/disclosure'
import { Form } from '@waymark/ui/form'
import { SubmitButton } from '@waymark/ui/submit-button'
import { TextArea } from '@waymark/ui/text-area'
import { notify } from '@waymark/web-kit/notices'
import { useForm } from '@waymark/web-kit/use-form'

interface AnswerVisitorProps {
  readonly serviceAreaId: number
  readonly feedbackId: number
}

/** Tells a visitor what became of what they said. */
export function AnswerVisitor(props: AnswerVisitorProps) {
  return (
    <Disclosure title="Answer" headingLevel={3}>
      <AnswerForm {...props} />
    </Disclosure>
  )
}

export function AnswerForm({ serviceAreaId, feedbackId }: AnswerVisitorProps) {
  const form = useForm(serviceArea.answerVisitorFeedback, {
    values: { answer: '' },
    toInput: ({ answer }) => ({ serviceAreaId, feedbackId, answer }),
    draft: `visitor-answer:${feedbackId}`,
    onSuccess: () => notify('success', 'The visitor gets your answer.'),
  })
  return (
    <Form {...form.props} label="Your answer to the visitor" purpose="send your answer">
      <TextArea
        {...form.field('answer')}
        label="Your answer"
        hint="Such as: you were right, we have changed it."
        rows={3}
      />
      <SubmitButton variant="secondary" pendingLabel="Sending">
        Send the answer
      </SubmitButton>
    </Form>
  )
}
