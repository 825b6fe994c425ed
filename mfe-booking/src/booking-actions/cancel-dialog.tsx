import { booking, consumer } from '@waymark/contracts/booking'
import type { InputOf } from '@waymark/contracts/define-call'
import { ConfirmDialog } from '@waymark/ui/confirm-dialog'
import { Notice } from '@waymark/ui/notice'
import { RadioGroup } from '@waymark/ui/radio-group'
import { TextField } from '@waymark/ui/text-field'
import { formatCount } from '@waymark/web-kit/format'
import { notify } from '@waymark/web-kit/notices'
import { useSend } from '@waymark/web-kit/use-send'
import { useState } from 'react'
import css from './actions.module.css'

type Scope = NonNullable<InputOf<typeof booking.cancelBooking>['scope']>

interface CancelDialogProps {
  readonly bookingId: number
  /** "Morning care, Tue 24 Nov 2026, 9:15 am". */
  readonly name: string
  /** Who is told: the provider to a client, the client to a provider. */
  readonly otherSide: string
  /** Dates of the same series that are still to come, this one included. */
  readonly seriesCount?: number
  readonly onClose: () => void
  /** It is done; the dialog closes as well. */
  readonly onDone: () => void
}

const scopes: readonly { readonly id: Scope; readonly label: string }[] = [
  { id: 'one', label: 'This date only' },
  { id: 'later', label: 'This date and the later ones' },
  { id: 'all', label: 'All dates of this series' },
]

/** Asks before a booking is cancelled, and says who is told. */
export function CancelDialog({ bookingId, name, otherSide, seriesCount = 1, onClose, onDone }: CancelDialogProps) {
  const [reason, setReason] = useState('')
  const [scope, setScope] = useState<Scope>('one')
  const cancel = useSend(booking.cancelBooking, {
    quiet: true,
    invalidates: [booking.getBookingList, booking.getBookingDetail, consumer.getDataForConsumerDashboard],
    onSuccess: ({ cancelledBookingIds }) => {
      notify(
        'success',
        cancelledBookingIds.length === 1
          ? `Cancelled: ${name}.`
          : `${formatCount(cancelledBookingIds.length, 'booking')} cancelled.`,
      )
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
      onConfirm={async () => {
        // The refusal is shown below; nothing more to do here.
        await cancel.mutateAsync({ input: { bookingId, scope, reason } }).catch(() => undefined)
      }}
      onCancel={onClose}
    >
      <div className={css.question}>
        <p>We tell {otherSide} at once. The time becomes free for others, so it may not be yours again.</p>
        {seriesCount > 1 && <RadioGroup label="Which dates?" options={scopes} value={scope} onChange={setScope} />}
        <TextField
          label="Why?"
          isOptional
          hint={`${otherSide} reads this.`}
          maxLength={500}
          value={reason}
          onChange={setReason}
        />
        {cancel.error && (
          <Notice tone="danger" isLive>
            {cancel.error.message}
          </Notice>
        )}
      </div>
    </ConfirmDialog>
  )
}
