import { booking } from '@waymark/contracts/booking'
import type { InputOf } from '@waymark/contracts/define-call'
import { bookingStatus } from '@waymark/domain/enums'
import { ConfirmDialog } from '@waymark/ui/confirm-dialog'
import { Notice } from '@waymark/ui/notice'
import { RadioGroup } from '@waymark/ui/radio-group'
import { TextField } from '@waymark/ui/text-field'
import { formatCount } from '@waymark/web-kit/format'
import { notify } from '@waymark/web-kit/notices'
import { useSend } from '@waymark/web-kit/use-send'
import { useState } from 'react'
import type { BookingDetail } from './booking-words.ts'
import css from './bookings.module.css'

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

/** Asks why before a booking is cancelled for both sides. */
export function CancelDialog({ detail, name, onClose, onDone }: CancelDialogProps) {
  const { bookingId, clientName, accountName } = detail
  const [reason, setReason] = useState('')
  const [scope, setScope] = useState<Scope>('one')
  const isSeries = detail.bookingDatesSummary.filter(({ status }) => status === bookingStatus.Confirmed).length > 1
  const cancel = useSend(booking.cancelBooking, {
    quiet: true,
    onSuccess: ({ cancelledBookingIds: ids }) => {
      notify('success', ids.length === 1 ? `Cancelled: ${name}.` : `${formatCount(ids.length, 'booking')} cancelled.`)
      onDone()
    },
  })
  const fault = cancel.error
  return (
    <ConfirmDialog
      isOpen
      title={`Cancel ${name}?`}
      confirmLabel={scope === 'one' ? 'Yes, cancel it' : 'Yes, cancel these dates'}
      cancelLabel={scope === 'one' ? 'Keep the booking' : 'Keep the bookings'}
      pendingLabel="Cancelling"
      onConfirm={async () => {
        // The refusal is shown below, so there is nothing to do here.
        await cancel.mutateAsync({ input: { bookingId, scope, reason } }).catch(() => undefined)
      }}
      onCancel={onClose}
    >
      <div className={css.question}>
        <p>
          We tell {clientName} and {accountName} at once, with your reason. The time becomes free for others.
        </p>
        {isSeries && <RadioGroup label="Which dates?" options={scopes} value={scope} onChange={setScope} />}
        <TextField
          label="Why?"
          hint="Both sides can read it, and it is kept with your name."
          maxCharacters={500}
          value={reason}
          onChange={setReason}
          errorMessage={fault?.fields.reason}
        />
        {fault && fault.fields.reason === undefined && (
          <Notice tone="danger" isLive>
            {fault.message}
          </Notice>
        )}
      </div>
    </ConfirmDialog>
  )
}
