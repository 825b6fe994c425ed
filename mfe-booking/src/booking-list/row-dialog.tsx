import { CancelDialog } from '../booking-actions/cancel-dialog.tsx'
import { CompleteDialog } from '../booking-actions/complete-dialog.tsx'
import { type BookingRow, bookingName } from './booking-row.ts'

/** What was pressed in the menu of a row. */
export interface AskedAction {
  readonly action: 'cancel' | 'complete'
  readonly row: BookingRow
}

interface RowDialogProps extends AskedAction {
  readonly side: 'client' | 'provider'
  /** Why it is cancelled, as typed so far. */
  readonly reason: string
  readonly onReason: (reason: string) => void
  readonly onClose: () => void
  /** The booking was cancelled or completed and may have left the list. */
  readonly onDone: () => void
}

/** Asks before a booking of the list is cancelled or completed. */
export function RowDialog({ action, row, side, reason, onReason, onClose, onDone }: RowDialogProps) {
  const finish = () => {
    onClose()
    onDone()
  }
  if (action === 'complete') return <CompleteDialog row={row} onClose={onClose} onDone={finish} />
  return (
    <CancelDialog
      bookingId={row.bookingId}
      name={bookingName(row)}
      otherSide={side === 'client' ? row.accountName : row.clientName}
      reason={reason}
      onReason={onReason}
      onClose={onClose}
      onDone={finish}
    />
  )
}
