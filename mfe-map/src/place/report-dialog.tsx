import { review } from '@waymark/contracts/review'
import { Dialog } from '@waymark/ui/dialog'
import { Form } from '@waymark/ui/form'
import { SubmitButton } from '@waymark/ui/submit-button'
import { TextArea } from '@waymark/ui/text-area'
import { TextLink } from '@waymark/ui/text-link'
import { notify } from '@waymark/web-kit/notices'
import { useLocation } from '@waymark/web-kit/router'
import { useAppStore } from '@waymark/web-kit/store'
import { useForm } from '@waymark/web-kit/use-form'
import type { VenueReview } from './venue-review.ts'

interface ReportDialogProps {
  readonly review: Pick<VenueReview, 'reviewId' | 'firstName'>
  readonly onClose: () => void
}

/** Says what is wrong with a review; whoever is not signed in is asked to, and comes back. */
export function ReportDialog({ review: reported, onClose }: ReportDialogProps) {
  const isSignedIn = useAppStore(({ user }) => user !== null)
  const { pathname, search } = useLocation()
  return (
    <Dialog isOpen onClose={onClose} title={`Report what ${reported.firstName} says`}>
      {isSignedIn ? (
        <ReportForm review={reported} onDone={onClose} />
      ) : (
        <p>
          <TextLink href={`/login?url=${encodeURIComponent(pathname + search)}`}>Log in</TextLink> to report a review.
          You come back to this page.
        </p>
      )}
    </Dialog>
  )
}

interface ReportFormProps {
  readonly review: ReportDialogProps['review']
  readonly onDone: () => void
}

function ReportForm({ review: { reviewId }, onDone }: ReportFormProps) {
  const form = useForm(review.reportReview, {
    values: { reason: '' },
    toInput: ({ reason }) => ({ reviewId, reason }),
    draft: `review-report:${reviewId}`,
    onSuccess: (_answer, { reset }) => {
      reset()
      notify('success', 'Thank you. An administrator will look at it.')
      onDone()
    },
  })
  return (
    <Form {...form.props} label="Report" purpose="send this">
      <TextArea
        {...form.field('reason')}
        label="What is wrong with it"
        hint="Such as: it names somebody, it is not about this place, it insults."
        rows={3}
      />
      <SubmitButton pendingLabel="Sending">Send the report</SubmitButton>
    </Form>
  )
}
