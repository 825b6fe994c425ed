import { ConfirmDialog } from '@waymark/ui/confirm-dialog'
import { Stack } from '@waymark/ui/stack'
import { TextField } from '@waymark/ui/text-field'
import { useBulk } from '@waymark/web-kit/bulk'
import { formatCount } from '@waymark/web-kit/format'
import { useVisitor } from '@waymark/web-kit/who'
import { useState } from 'react'
import { type BookingRow, bookingName, type SessionSum } from '../booking-list/booking-row.ts'
import { bulkCancel } from './bulk-cancel.ts'
import { cancelChoice } from './bulk-choice.ts'
import { CannotList, clientsText } from './cannot-list.tsx'

const maxReason = 500

export interface ManyProps {
  readonly rows: readonly BookingRow[]
  readonly sums: readonly SessionSum[] | undefined
  readonly onClose: () => void
  /** It is under way: the list shows how far it is. */
  readonly onBegun: () => void
}

/** Asks before several bookings are cancelled: how many, who is told, and which are left out. */
export function CancelMany({ rows, sums, onClose, onBegun }: ManyProps) {
  const [reason, setReason] = useState('')
  const [openedMs] = useState(() => Date.now())
  const { can, cannot } = cancelChoice(rows, sums, useVisitor(), openedMs)
  const { start } = useBulk(bulkCancel)
  const count = formatCount(can.length, 'booking')

  function cancel() {
    void start(
      `Cancel ${count}`,
      can.map((row) => ({
        id: row.bookingId,
        name: `${bookingName(row)}, ${row.clientName}`,
        input: { bookingId: row.bookingId, reason: reason.trim() },
      })),
    )
    onBegun()
  }

  return (
    <ConfirmDialog
      isOpen
      size="wide"
      title={`Cancel ${count}?`}
      confirmLabel={`Yes, cancel ${can.length}`}
      cancelLabel="Keep them all"
      disabledReason={
        can.length === 0
          ? 'None of them can be cancelled here.'
          : reason.length > maxReason
            ? 'Shorten what you wrote.'
            : undefined
      }
      onConfirm={cancel}
      onCancel={onClose}
    >
      <Stack gap={3}>
        {can.length > 0 && (
          <p>We tell {clientsText(can)} at once. Their times become free for others, so they may not get them back.</p>
        )}
        <CannotList cannot={cannot} />
        {can.length > 0 && (
          <TextField
            label="Why?"
            isOptional
            hint="All of them can read this."
            maxCharacters={maxReason}
            value={reason}
            onChange={setReason}
          />
        )}
      </Stack>
    </ConfirmDialog>
  )
}
