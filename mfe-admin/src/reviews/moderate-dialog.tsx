import { review } from '@waymark/contracts/review'
import { Dialog } from '@waymark/ui/dialog'
import { Form } from '@waymark/ui/form'
import { RadioGroup } from '@waymark/ui/radio-group'
import { Stack } from '@waymark/ui/stack'
import { SubmitButton } from '@waymark/ui/submit-button'
import { TextArea } from '@waymark/ui/text-area'
import { notify } from '@waymark/web-kit/notices'
import { useForm } from '@waymark/web-kit/use-form'
import type { ModeratedReview } from './moderated-review.ts'
import css from './reviews.module.css'

interface ModerateDialogProps {
  readonly review: Pick<ModeratedReview, 'reviewId' | 'firstName' | 'comment'>
  readonly onClose: () => void
}

/** Takes a review down or leaves it up, with a reason that is kept. */
export function ModerateDialog({ review: chosen, onClose }: ModerateDialogProps) {
  return (
    <Dialog isOpen onClose={onClose} title={`What happens to the review by ${chosen.firstName}?`}>
      <Stack>
        <p className={css.words}>{chosen.comment}</p>
        <ModerateForm reviewId={chosen.reviewId} onDone={onClose} />
      </Stack>
    </Dialog>
  )
}

const decisions = [
  { id: 'down', label: 'Take it down' },
  { id: 'up', label: 'Leave it up' },
] as const

interface Decision {
  readonly decision: 'down' | 'up' | null
  readonly reason: string
}

interface ModerateFormProps {
  readonly reviewId: ModeratedReview['reviewId']
  readonly onDone: () => void
}

const undecided: Decision = { decision: null, reason: '' }

function ModerateForm({ reviewId, onDone }: ModerateFormProps) {
  const form = useForm(review.moderateReview, {
    values: undecided,
    toInput: ({ decision, reason }) => ({ reviewId, isHidden: decision === null ? null : decision === 'down', reason }),
    fieldOf: { isHidden: 'decision' },
    onSuccess: (_answer, { reset }) => {
      reset()
      notify('success', 'Decided. The reports are settled.')
      onDone()
    },
  })
  return (
    <Form {...form.props} label="Decision">
      <RadioGroup {...form.field('decision')} label="Decision" options={decisions} />
      <TextArea
        {...form.field('reason')}
        label="Why"
        hint="It is kept in the audit trail with your name. People do not see it."
        rows={3}
      />
      <SubmitButton>Decide</SubmitButton>
    </Form>
  )
}
