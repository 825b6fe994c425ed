import { bookingPath, sessionPath } from '@waymark/domain/booking/booking-path'
import { LinkButton } from '@waymark/ui/link-button'
import { MenuButton } from '@waymark/ui/menu-button'
import { VisuallyHidden } from '@waymark/ui/visually-hidden'
import { formatWall } from '@waymark/web-kit/format'
import { Slot } from '@waymark/web-kit/slot'
import { useVisitor } from '@waymark/web-kit/who'
import Ellipsis from 'lucide-react/icons/ellipsis'
import { type BookingRow, bookingName, rowHref } from './booking-row.ts'
import { rowActions } from './row-actions.ts'

interface RowMenuProps {
  readonly row: BookingRow
  readonly side: 'client' | 'provider'
  readonly onAsk: (action: 'cancel' | 'complete') => void
  /** For a list that a booking leaves once it is put aside. */
  readonly onDismiss?: (() => void) | undefined
}

/** The chat of a booking, and what else can be done with it. */
export function RowMenu({ row, side, onAsk, onDismiss }: RowMenuProps) {
  const { mayCancel, mayComplete, mayGiveFeedback, mayDismiss } = rowActions(row, side, useVisitor())
  const who = side === 'provider' ? row.clientName : row.accountName
  return (
    <>
      {!row.isGuest && (
        <Slot
          name="bookingChat"
          props={{
            bookingId: row.bookingId,
            itemType: row.itemType,
            bookingName: bookingName(row),
            havingNewMessage: row.havingNewMessage,
          }}
        />
      )}
      <MenuButton
        label={`Actions for ${bookingName(row)}`}
        buttonLabel={`More for ${who}, ${formatWall(row.requestedStartDateTime)}`}
        variant="quiet"
        size="small"
        icon={Ellipsis}
        hasChevron={false}
        items={[
          { id: 'open', label: 'Open', href: rowHref(row) },
          ...(side === 'provider' && row.activitySessionId !== null
            ? [{ id: 'session', label: 'Who else comes', href: sessionPath(row.activitySessionId) }]
            : []),
          ...(mayGiveFeedback
            ? [{ id: 'feedback', label: 'Give feedback', href: `/feedback-booking?bookingId=${row.bookingId}` }]
            : []),
          ...(mayComplete ? [{ id: 'complete', label: 'Complete', onAction: () => onAsk('complete') }] : []),
          ...(mayDismiss && onDismiss ? [{ id: 'dismiss', label: 'Put aside', onAction: onDismiss }] : []),
          ...(mayCancel
            ? [{ id: 'cancel', label: 'Cancel booking', tone: 'danger' as const, onAction: () => onAsk('cancel') }]
            : []),
        ]}
      >
        More
      </MenuButton>
    </>
  )
}

/** For a session with several bookings: each of them is on its page. */
export function WhoComesLink({ row }: { readonly row: BookingRow }) {
  return (
    <LinkButton variant="quiet" size="small" href={bookingPath(row, 'provider')}>
      Who comes <VisuallyHidden>to {bookingName(row)}</VisuallyHidden>
    </LinkButton>
  )
}
