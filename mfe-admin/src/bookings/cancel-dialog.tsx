import { booking } from '@waymark/contracts/booking'
import type { InputOf } from '@waymark/contracts/define-call'
import { bookingStatus } from '@waymark/domain/enums'
import { ConfirmDialog } from '@waymark/ui/confirm-dialog'
import { Form } from '@waymark/ui/form'
import { RadioGroup } from '@waymark/ui/radio-group'
import { TextField } from '@waymark/ui/text-field'
import { formatCount } from '@waymark/web-kit/format'
import { notify } from '@waymark/web-kit/notices'
import { useForm } from '@waymark/web-kit/use-form'
import type { BookingDetail } from './booking-words.ts'

type Scope = NonNullable<InputOf<typeof booking.cancelBooking>['scope']>

interface CancelDialogProps {
  readonly detail: BookingDetail
  readonly name: string
  readonly onClose: () => void
  /** Called once it is done; the dialog closes too. */
  readonly onDone: () => void
}

const scopes: readonly { readonly id: Scope; readonly label: string }[] = [
  { id: 'one', label: 'This date only' },
  { id: 'later', label: 'This date and the later ones' },
  { id: 'all', label: 'All dates of this series that can still be cancelled' },
]

const thisDate: { readonly scope: Scope; readonly reason: string } = { scope: 'one', reason: '' }

/** Asks why before a booking is cancelled for both sides. */
export function CancelDialog({ detail, name, onClose, onDone }: CancelDialogProps) {
  const { bookingId, clientName, accountName } = detail
  const isSeries = detail.bookingDatesSummary.filter(({ status }) => status === bookingStatus.Confirmed).length > 1
  const form = useForm(booking.cancelBooking, {
    values: thisDate,
    toInput: (typed) => ({ ...typed, bookingId }),
    onSuccess: ({ cancelledBookingIds: ids }) => {
      notify('success', ids.length === 1 ? `Cancelled: ${name}.` : `${formatCount(ids.length, 'booking')} cancelled.`)
      onDone()
    },
  })
  const isOne = form.values.scope === 'one'
  return (
    <ConfirmDialog
      isOpen
      title={`Cancel ${name}?`}
      confirmLabel={isOne ? 'Yes, cancel it' : 'Yes, cancel these dates'}
      cancelLabel={isOne ? 'Keep the booking' : 'Keep the bookings'}
      pendingLabel="Cancelling"
      onConfirm={() => form.submit()}
      onCancel={onClose}
    >
      <Form {...form.props} label={`Cancel ${name}`} purpose="cancel it">
        <p>
          We tell {clientName} and {accountName} at once, with your reason. The time becomes free for others.
        </p>
        {isSeries && <RadioGroup {...form.field('scope')} label="Which dates?" options={scopes} />}
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
