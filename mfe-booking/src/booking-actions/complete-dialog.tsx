import { booking } from '@waymark/contracts/booking'
import { consumer } from '@waymark/contracts/consumer'
import { ConfirmDialog } from '@waymark/ui/confirm-dialog'
import { Notice } from '@waymark/ui/notice'
import { notify } from '@waymark/web-kit/notices'
import { useSend } from '@waymark/web-kit/use-send'
import css from './actions.module.css'

interface CompleteDialogProps {
  readonly bookingId: number
  readonly name: string
  readonly clientName: string
  readonly onClose: () => void
  /** It is done; the dialog closes as well. */
  readonly onDone: () => void
}

/** Asks before a booking is said to be done. */
export function CompleteDialog({ bookingId, name, clientName, onClose, onDone }: CompleteDialogProps) {
  const complete = useSend(booking.completeBooking, {
    quiet: true,
    invalidates: [booking.getBookingList, booking.getBookingDetail, consumer.getDataForProviderDashboard],
    onSuccess: () => {
      notify('success', `Completed: ${name}.`)
      onDone()
    },
  })
  return (
    <ConfirmDialog
      isOpen
      tone="primary"
      title={`Complete ${name}?`}
      confirmLabel="Yes, it is done"
      cancelLabel="Not yet"
      onConfirm={async () => {
        // The refusal is shown below; nothing more to do here.
        await complete.mutateAsync({ input: { bookingId } }).catch(() => undefined)
      }}
      onCancel={onClose}
    >
      <div className={css.question}>
        <p>We tell {clientName} and ask how it went. A completed booking cannot be changed or cancelled any more.</p>
        {complete.error && (
          <Notice tone="danger" isLive>
            {complete.error.message}
          </Notice>
        )}
      </div>
    </ConfirmDialog>
  )
}
