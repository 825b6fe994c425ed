import { feedback } from '@waymark/contracts/feedback'
import { Card } from '@waymark/ui/card'
import { Form } from '@waymark/ui/form'
import { LinkButton } from '@waymark/ui/link-button'
import { SubmitButton } from '@waymark/ui/submit-button'
import { TextArea } from '@waymark/ui/text-area'
import { useFocusAfter } from '@waymark/web-kit/use-focus-after'
import { useForm } from '@waymark/web-kit/use-form'
import { useRef } from 'react'
import { type Feedback, SaidFeedback } from './said-feedback.tsx'

/** What the feedback of a booking of either item type needs. */
interface Rated {
  readonly bookingId: number
  readonly mySide: 'client' | 'provider'
  readonly clientName: string
  readonly accountName: string
  readonly feedback?: Feedback | null | undefined
  readonly mayGiveFeedback?: boolean | undefined
  readonly mayAnswerFeedback?: boolean | undefined
}

/** The client's feedback and the provider's one answer; before that, the link to give feedback. */
export function FeedbackPart({ detail }: { readonly detail: Rated }) {
  const title = useRef<HTMLHeadingElement>(null)
  const focusTitle = useFocusAfter(title)
  const { feedback, mayGiveFeedback, mayAnswerFeedback, bookingId } = detail
  if (!feedback && !mayGiveFeedback) return null
  return (
    <Card as="section" labelledBy="booking-feedback">
      <h2 ref={title} tabIndex={-1} id="booking-feedback">
        {feedback ? `What ${detail.mySide === 'client' ? 'you' : detail.clientName} said` : 'How was it?'}
      </h2>
      {feedback && <SaidFeedback feedback={feedback} providerName={detail.accountName} />}
      {feedback && mayAnswerFeedback && <AnswerForm detail={detail} onSent={focusTitle} />}
      {!feedback && mayGiveFeedback && (
        <>
          <p>Your stars and your words help {detail.accountName}, and other people who are choosing.</p>
          <div>
            <LinkButton href={`/feedback-booking?bookingId=${bookingId}`} variant="primary">
              Give feedback
            </LinkButton>
          </div>
        </>
      )}
    </Card>
  )
}

function AnswerForm({
  detail,
  onSent,
}: {
  readonly detail: Pick<Rated, 'bookingId' | 'clientName'>
  readonly onSent: () => void
}) {
  const { bookingId, clientName } = detail
  const form = useForm(feedback.answerFeedbackBooking, {
    values: { answer: '' },
    toInput: (values) => ({ ...values, bookingId }),
    draft: `feedback-answer:${bookingId}`,
    onSuccess: onSent,
  })
  return (
    <Form {...form.props} label="Answer" purpose="send your answer" kept="What you wrote is kept.">
      <TextArea
        {...form.field('answer')}
        label="Your answer"
        hint={`${clientName} can read it. You can answer once.`}
      />
      <SubmitButton
        disabledReason={form.values.answer.trim() === '' ? 'Write your answer first.' : undefined}
        pendingLabel="Sending"
      >
        Send answer
      </SubmitButton>
    </Form>
  )
}
