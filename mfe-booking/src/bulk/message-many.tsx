import { maxMessageLength } from '@waymark/contracts/chat'
import { ConfirmDialog } from '@waymark/ui/confirm-dialog'
import { Stack } from '@waymark/ui/stack'
import { TextArea } from '@waymark/ui/text-area'
import { useBulk } from '@waymark/web-kit/bulk'
import { formatCount } from '@waymark/web-kit/format'
import { useState } from 'react'
import { bookingName } from '../booking-list/booking-row.ts'
import { messageChoice } from './bulk-choice.ts'
import { bulkMessage } from './bulk-message.ts'
import type { ManyProps } from './cancel-many.tsx'
import { CannotList, clientsText } from './cannot-list.tsx'

/** Writes one text to the clients of several bookings, each in the messages of their booking. */
export function MessageMany({ rows, sums, onClose, onBegun }: ManyProps) {
  const [body, setBody] = useState('')
  const { can, cannot } = messageChoice(rows, sums)
  const { start } = useBulk(bulkMessage)

  function write() {
    void start(
      `Message about ${formatCount(can.length, 'booking')}`,
      can.map((row) => ({
        id: row.bookingId,
        name: `${row.clientName}, ${bookingName(row)}`,
        input: { bookingId: row.bookingId, body: body.trim(), clientId: crypto.randomUUID() },
      })),
    )
    onBegun()
  }

  return (
    <ConfirmDialog
      isOpen
      size="wide"
      tone="primary"
      title={`Write to ${clientsText(can)}`}
      confirmLabel={`Send ${formatCount(can.length, 'message')}`}
      cancelLabel="Send nothing"
      disabledReason={disabledReasonOf(can.length, body)}
      onConfirm={write}
      onCancel={onClose}
    >
      <Stack gap={3}>
        {can.length > 0 && (
          <p>
            Everybody gets it in the messages of their own booking, {formatCount(can.length, 'message')} in all. Nobody
            sees who else got it, and an answer comes back to you.
          </p>
        )}
        <CannotList cannot={cannot} />
        {can.length > 0 && (
          <TextArea label="Message" rows={5} maxCharacters={maxMessageLength} value={body} onChange={setBody} />
        )}
      </Stack>
    </ConfirmDialog>
  )
}

function disabledReasonOf(count: number, body: string): string | undefined {
  if (count === 0) return 'None of them can be written to here.'
  if (body.trim() === '') return 'Write something first.'
  return body.length > maxMessageLength ? 'Shorten what you wrote.' : undefined
}
