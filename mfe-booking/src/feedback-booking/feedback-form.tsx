import type { OutputOf } from '@waymark/contracts/define-call'
import { feedback } from '@waymark/contracts/feedback'
import { type AccessibleAnswer, accessibleAnswers } from '@waymark/domain/booking/feedback'
import { nameInSentence } from '@waymark/domain/catalogue/own-services'
import { Card } from '@waymark/ui/card'
import { Checkbox } from '@waymark/ui/checkbox'
import { Form } from '@waymark/ui/form'
import { RadioGroup } from '@waymark/ui/radio-group'
import { SubmitButton } from '@waymark/ui/submit-button'
import { TextArea } from '@waymark/ui/text-area'
import { useForm } from '@waymark/web-kit/use-form'
import { accessibleText } from '../feedback/said-feedback.tsx'
import { StarChoice } from '../feedback/star-choice.tsx'
import type { Stars } from '../feedback/star-words.ts'
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
  readonly isPublic: boolean
}

const empty: FeedbackDraft = { stars: null, wasAsAccessible: 'unknown', comment: '', isPublic: false }
const accessibleChoices: readonly { readonly id: FeedbackDraft['wasAsAccessible']; readonly label: string }[] = [
  ...accessibleAnswers.map((id) => ({ id, label: accessibleText[id] })),
  { id: 'unknown', label: 'I am not sure' },
]

/** Stars, the accessibility question and a comment. */
export function FeedbackForm({ link, about, onSent }: FeedbackFormProps) {
  const { itemType, accountName, clientFirstName, staffFirstNames } = about
  const form = useForm(feedback.submitFeedbackBooking, {
    values: empty,
    toInput: ({ stars, wasAsAccessible, comment, isPublic }) => ({
      ...link,
      stars,
      comment,
      isPublic,
      wasAsAccessible: wasAsAccessible === 'unknown' ? null : wasAsAccessible,
    }),
    draft: `feedback:${about.bookingId}`,
    onSuccess: onSent,
  })
  const verb = itemType === 'Service' ? 'came' : staffFirstNames.length > 1 ? 'were there' : 'was there'
  const who = staffFirstNames.length > 0 ? ` ${staffFirstNames.join(' and ')} ${verb}.` : ''
  return (
    <Card>
      <Form {...form.props} label="Feedback" purpose="send your feedback" kept="What you wrote is kept.">
        <p>
          Hello {clientFirstName}.{who} Your answer helps {accountName}, and other people who are choosing.
        </p>
        <StarChoice {...form.field('stars')} label={`How was ${nameInSentence(about.itemName)}?`} />
        <RadioGroup
          {...form.field('wasAsAccessible')}
          label="Was it as accessible as described?"
          options={accessibleChoices}
        />
        <TextArea
          {...form.field('comment')}
          label="In your words"
          hint={
            about.itemType === 'Activity'
              ? `Everybody who looks at this activity can read it, with your first name. ${accountName} can answer once.`
              : `${accountName} can read this, and can answer once.`
          }
        />
        {about.itemType === 'Service' && (
          <Checkbox
            {...form.tick('isPublic')}
            hint="Everybody can read them there, with your first name. Leave out what only you and they should know."
          >
            Show my words on the page of {about.serviceAreaName} too
          </Checkbox>
        )}
        <SubmitButton
          disabledReason={form.values.stars === null ? 'Choose the stars first.' : undefined}
          pendingLabel="Sending"
        >
          Send feedback
        </SubmitButton>
      </Form>
    </Card>
  )
}
