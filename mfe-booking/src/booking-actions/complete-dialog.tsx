import { booking } from '@waymark/contracts/booking'
import { ConfirmDialog } from '@waymark/ui/confirm-dialog'
import { Notice } from '@waymark/ui/notice'
import { CallError } from '@waymark/web-kit/call-error'
import { formatDateTime } from '@waymark/web-kit/format'
import { notify } from '@waymark/web-kit/notices'
import { useSend } from '@waymark/web-kit/use-send'
import { namedZone } from '@waymark/web-kit/viewer-zone'
import { useState } from 'react'
import { type BookingRow, bookingName } from '../booking-list/booking-row.ts'
import { instantOf } from '../time/instant-of.ts'
import css from './actions.module.css'

interface CompleteDialogProps {
  readonly row: Pick<
    BookingRow,
    'bookingId' | 'itemName' | 'clientName' | 'requestedStartDateTime' | 'requestedEndDateTime' | 'timeZone'
  >
  readonly onClose: () => void
  /** Called once it is done; the dialog closes too. */
  readonly onDone: () => void
}

/** Asks before a booking is completed. */
export function CompleteDialog({ row, onClose, onDone }: CompleteDialogProps) {
  const { bookingId, clientName, requestedStartDateTime: start, timeZone } = row
  const name = bookingName(row)
  const [hasBegun] = useState(() => instantOf(start, timeZone) <= Date.now())
  const [isOver] = useState(() => instantOf(row.requestedEndDateTime, timeZone) <= Date.now())
  const complete = useSend(booking.completeBooking, {
    quiet: true,
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
        // Every other refusal is shown below.
        await complete.mutateAsync({ input: { bookingId } }).catch((error: unknown) => {
          if (!(error instanceof CallError) || error.name !== 'NotConfirmed') return
          notify('info', `${name} was completed or cancelled meanwhile. You see it as it is now.`)
          onClose()
        })
      }}
      onCancel={onClose}
    >
      <div className={css.question}>
        {!hasBegun && (
          <Notice tone="warning" title="It has not started yet.">
            This visit starts on {formatDateTime(start, namedZone(timeZone))}. Only complete it if it has already
            happened.
          </Notice>
        )}
        <p>We tell {clientName} and ask how it went. A completed booking cannot be changed or cancelled any more.</p>
        {isOver && <p>If it did not happen, record that on the booking’s page instead.</p>}
        {complete.error && (
          <Notice tone="danger" isLive>
            {complete.error.message}
          </Notice>
        )}
      </div>
    </ConfirmDialog>
  )
}
