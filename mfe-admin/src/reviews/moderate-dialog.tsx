import { review } from '@waymark/contracts/review'
import { Dialog } from '@waymark/ui/dialog'
import { Form } from '@waymark/ui/form'
import { RadioGroup } from '@waymark/ui/radio-group'
import { SubmitButton } from '@waymark/ui/submit-button'
import { TextArea } from '@waymark/ui/text-area'
import { notify } from '@waymark/web-kit/notices'
import { useForm } from '@waymark/web-kit/use-form'
import type { ModeratedReview } from './moderated-review.ts'

interface ModerateDialogProps {
  readonly review: Pick<ModeratedReview, 'reviewId' | 'firstName' | 'hiddenReason'>
  readonly onClose: () => void
}

/** Takes a review down or leaves it up, with a reason that is kept. */
export function ModerateDialog({ review: chosen, onClose }: ModerateDialogProps) {
  return (
    <Dialog isOpen onClose={onClose} title={`What happens to the review by ${chosen.firstName}?`}>
      <ModerateForm review={chosen} onDone={onClose} />
    </Dialog>
  )
}

const decisions = [
  { id: 'down', label: 'Take it down' },
  { id: 'up', label: 'Leave it up' },
] as const

interface Decision {
  readonly decision: 'down' | 'up'
  readonly reason: string
}

interface ModerateFormProps {
  readonly review: ModerateDialogProps['review']
  readonly onDone: () => void
}

function ModerateForm({ review: { reviewId, hiddenReason }, onDone }: ModerateFormProps) {
  const values: Decision = { decision: hiddenReason === null ? 'down' : 'up', reason: '' }
  const form = useForm(review.moderateReview, {
    values,
    toInput: ({ decision, reason }) => ({ reviewId, isHidden: decision === 'down', reason }),
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
