import { feedback } from '@waymark/contracts/feedback'
import { Button } from '@waymark/ui/button'
import { LinkButton } from '@waymark/ui/link-button'
import { Notice } from '@waymark/ui/notice'
import { TextArea } from '@waymark/ui/text-area'
import { useDraft } from '@waymark/web-kit/drafts'
import { useFocusAfter } from '@waymark/web-kit/use-focus-after'
import { useSend } from '@waymark/web-kit/use-send'
import { useRef } from 'react'
import { SaidFeedback } from '../feedback/said-feedback.tsx'
import css from './booking.module.css'
import type { BookingDetail } from './booking-detail.ts'

/** The client's feedback and the provider's one answer; before that, the link to give feedback. */
export function FeedbackPart({ detail }: { readonly detail: BookingDetail }) {
  const title = useRef<HTMLHeadingElement>(null)
  const focusTitle = useFocusAfter(title)
  const { feedback, mayGiveFeedback, mayAnswerFeedback, bookingId } = detail
  if (!feedback && !mayGiveFeedback) return null
  return (
    <section className={css.card} aria-labelledby="booking-feedback">
      <h2 ref={title} tabIndex={-1} id="booking-feedback" className={css.cardTitle}>
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
    </section>
  )
}

function AnswerForm({ detail, onSent }: { readonly detail: BookingDetail; readonly onSent: () => void }) {
  const draft = useDraft(`feedback-answer:${detail.bookingId}`, '')
  const send = useSend(feedback.answerFeedbackBooking, {
    quiet: true,
    onSuccess: () => {
      draft.discard()
      onSent()
    },
  })
  return (
    <form aria-label="Answer" className={css.column} onSubmit={(event) => event.preventDefault()}>
      <TextArea
        name="answer"
        label="Your answer"
        hint={`${detail.clientName} can read it. You can answer once.`}
        maxCharacters={2000}
        value={draft.value}
        onChange={(answer) => {
          draft.change(answer)
          send.reset()
        }}
        errorMessage={send.error?.fields.answer}
      />
      {send.error && (
        <Notice tone="danger" isLive>
          {send.error.message} What you wrote is kept.
        </Notice>
      )}
      <div>
        <Button
          variant="primary"
          disabledReason={draft.value.trim() === '' ? 'Write your answer first.' : undefined}
          isPending={send.isPending}
          pendingLabel="Sending"
          onPress={() => send.mutate({ input: { bookingId: detail.bookingId, answer: draft.value } })}
        >
          Send answer
        </Button>
      </div>
    </form>
  )
}
