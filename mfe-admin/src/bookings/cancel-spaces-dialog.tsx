import { activityBooking } from '@waymark/contracts/activity-booking'
import { ConfirmDialog } from '@waymark/ui/confirm-dialog'
import { Form } from '@waymark/ui/form'
import { TextField } from '@waymark/ui/text-field'
import { formatDateTime } from '@waymark/web-kit/format'
import { notify } from '@waymark/web-kit/notices'
import { useCall } from '@waymark/web-kit/use-call'
import { useForm } from '@waymark/web-kit/use-form'
import { namedZone } from '@waymark/web-kit/viewer-zone'
import type { ActivityBookingDetail } from './booking-words.ts'

interface CancelSpacesDialogProps {
  readonly detail: ActivityBookingDetail
  readonly onClose: () => void
  /** Called once it is done; the dialog closes too. */
  readonly onDone: () => void
}

/** Says what is paid back, and asks why, before spaces are cancelled for both sides. */
export function CancelSpacesDialog({ detail, onClose, onDone }: CancelSpacesDialogProps) {
  const { activityBookingId, activityTitle, startDateTime, timeZone, contactName, accountName } = detail
  const name = `${activityTitle}, ${formatDateTime(startDateTime, namedZone(timeZone))}`
  const refund = useCall(activityBooking.getActivityBookingRefundMessage, { activityBookingId }, { staleMs: 0 })
  const form = useForm(activityBooking.cancelActivityBooking, {
    values: { reason: '' },
    toInput: (typed) => ({ ...typed, activityBookingId, refundCents: refund.data?.refundCents ?? 0 }),
    onSuccess: () => {
      notify('success', `Cancelled: ${name}.`)
      onDone()
    },
  })
  return (
    <ConfirmDialog
      isOpen
      title={`Cancel ${name}?`}
      confirmLabel="Yes, cancel it"
      cancelLabel="Keep the booking"
      pendingLabel="Cancelling"
      disabledReason={refund.error?.message ?? (refund.data ? undefined : 'We are working out the refund.')}
      onConfirm={() => form.submit()}
      onCancel={onClose}
    >
      <Form {...form.props} label={`Cancel ${name}`} purpose="cancel it">
        <p role="status">{refund.data?.message}</p>
        <p>
          We tell {contactName} and {accountName} at once, with your reason. The spaces become free for others.
        </p>
        <TextField
          {...form.field('reason')}
          isOptional={false}
          label="Why?"
          hint="Both sides can read it, and it is kept with your name."
        />
      </Form>
    </ConfirmDialog>
  )
}
