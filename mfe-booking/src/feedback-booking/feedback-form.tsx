import type { OutputOf } from '@waymark/contracts/define-call'
import { feedback } from '@waymark/contracts/feedback'
import { type AccessibleAnswer, accessibleAnswers } from '@waymark/domain/booking/feedback'
import { Button } from '@waymark/ui/button'
import { Notice } from '@waymark/ui/notice'
import { RadioGroup } from '@waymark/ui/radio-group'
import { TextArea } from '@waymark/ui/text-area'
import { useDraft } from '@waymark/web-kit/drafts'
import { useSend } from '@waymark/web-kit/use-send'
import { accessibleText } from '../feedback/said-feedback.tsx'
import { StarChoice } from '../feedback/star-choice.tsx'
import type { Stars } from '../feedback/star-words.ts'
import css from './feedback-booking.module.css'
import type { FeedbackLink } from './feedback-link.ts'

interface FeedbackFormProps {
  readonly link: FeedbackLink
  readonly about: OutputOf<typeof feedback.getFeedbackBooking>
  readonly onSent: () => void
}

interface FeedbackDraft {
  readonly stars: Stars | null
  readonly wasAsAccessible: AccessibleAnswer | 'unknown'
  readonly comment: string
}

const empty: FeedbackDraft = { stars: null, wasAsAccessible: 'unknown', comment: '' }
const accessibleChoices: readonly { readonly id: FeedbackDraft['wasAsAccessible']; readonly label: string }[] = [
  ...accessibleAnswers.map((id) => ({ id, label: accessibleText[id] })),
  { id: 'unknown', label: 'I am not sure' },
]

/** Stars, the accessibility question and a comment. */
export function FeedbackForm({ link, about, onSent }: FeedbackFormProps) {
  const draft = useDraft<FeedbackDraft>(`feedback:${about.bookingId}`, empty)
  const { stars, wasAsAccessible, comment } = draft.value
  const send = useSend(feedback.submitFeedbackBooking, {
    quiet: true,
    onSuccess: () => {
      draft.discard()
      onSent()
    },
  })
  const change = (changes: Partial<FeedbackDraft>) => {
    draft.change((before) => ({ ...before, ...changes }))
    send.reset()
  }
  const submit = () => {
    if (stars === null) return
    const input = { ...link, stars, comment, wasAsAccessible: wasAsAccessible === 'unknown' ? null : wasAsAccessible }
    send.mutate({ input })
  }
  const who = about.staffFirstNames.length > 0 ? ` ${about.staffFirstNames.join(' and ')} came.` : ''
  return (
    <form aria-label="Feedback" className={css.card} onSubmit={(event) => event.preventDefault()}>
      <p>
        Hello {about.clientFirstName}.{who} Your answer helps {about.accountName}, and other people who are choosing.
      </p>
      <StarChoice
        label={`How was ${about.serviceName.toLowerCase()}?`}
        value={stars}
        onChange={(chosen) => change({ stars: chosen })}
      />
      <RadioGroup
        label="Was it as accessible as described?"
        options={accessibleChoices}
        value={wasAsAccessible}
        onChange={(chosen) => change({ wasAsAccessible: chosen })}
      />
      <TextArea
        name="comment"
        label="In your words"
        hint={`${about.accountName} can read this, and can answer once.`}
        isOptional
        maxCharacters={2000}
        value={comment}
        onChange={(text) => change({ comment: text })}
        errorMessage={send.error?.fields.comment}
      />
      {send.error && (
        <Notice tone="danger" isLive>
          {send.error.message} What you wrote is kept.
        </Notice>
      )}
      <div>
        <Button
          variant="primary"
          disabledReason={stars === null ? 'Choose the stars first.' : undefined}
          isPending={send.isPending}
          pendingLabel="Sending"
          onPress={submit}
        >
          Send feedback
        </Button>
      </div>
    </form>
  )
}
