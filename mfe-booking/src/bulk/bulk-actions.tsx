import { Button } from '@waymark/ui/button'
import { Slot } from '@waymark/web-kit/slot'
import Ban from 'lucide-react/icons/ban'
import MessageSquare from 'lucide-react/icons/message-square'
import UserRoundCog from 'lucide-react/icons/user-round-cog'
import { useState } from 'react'
import { type BookingRow, bookingName, type SessionSum } from '../booking-list/booking-row.ts'
import { reassignAtOne } from './bulk-choice.ts'
import { CancelMany } from './cancel-many.tsx'
import { MessageMany } from './message-many.tsx'

interface BulkActionsProps {
  readonly rows: readonly BookingRow[]
  readonly sums: readonly SessionSum[] | undefined
  /** Nothing is chosen any more. */
  readonly onClear: () => void
}

/** What managers do with several chosen bookings at once; each says first what it changes. */
export function BulkActions({ rows, sums, onClear }: BulkActionsProps) {
  const [asked, setAsked] = useState<'message' | 'reassign' | 'cancel' | null>(null)
  const [openedMs] = useState(() => Date.now())
  const { can: reassigned, cannot, serviceAreaId, noneText } = reassignAtOne(rows, openedMs)
  const close = () => setAsked(null)
  const begun = () => {
    close()
    onClear()
  }
  return (
    <>
      <Button size="small" icon={MessageSquare} onPress={() => setAsked('message')}>
        Message
      </Button>
      <Button size="small" icon={UserRoundCog} disabledReason={noneText} onPress={() => setAsked('reassign')}>
        Reassign
      </Button>
      <Button size="small" variant="dangerQuiet" icon={Ban} onPress={() => setAsked('cancel')}>
        Cancel
      </Button>
      {asked === 'message' && <MessageMany rows={rows} sums={sums} onClose={close} onBegun={begun} />}
      {asked === 'cancel' && <CancelMany rows={rows} sums={sums} onClose={close} onBegun={begun} />}
      {asked === 'reassign' && serviceAreaId !== undefined && (
        <Slot
          name="reassignBookings"
          props={{
            serviceAreaId,
            bookingIds: reassigned.map(({ bookingId }) => bookingId),
            leavingStaffId: null,
            leftOut: cannot.map(({ row, why }) => ({
              bookingId: row.bookingId,
              name: `${bookingName(row)}, ${row.clientName}`,
              why,
            })),
            onClose: close,
            onBegun: begun,
          }}
        />
      )}
    </>
  )
}
