import { beingPlacedText, isBeingPlaced } from '@waymark/domain/booking/status'
import { bookingStatus } from '@waymark/domain/enums'
import { Button } from '@waymark/ui/button'
import { useFocusAfter } from '@waymark/web-kit/use-focus-after'
import { useRef, useState } from 'react'
import { type BookingDetail, bookingName } from './booking-words.ts'
import css from './bookings.module.css'
import { CancelDialog } from './cancel-dialog.tsx'

/** What an administrator can do with the booking; where the time or the status does not allow it, the button says so. */
export function BookingActions({ detail }: { readonly detail: BookingDetail }) {
  const [isAsked, setIsAsked] = useState(false)
  const title = useRef<HTMLHeadingElement>(null)
  const focusTitle = useFocusAfter(title)
  return (
    <aside className={css.actions} aria-labelledby="booking-actions">
      <h2 ref={title} tabIndex={-1} id="booking-actions" className={css.cardTitle}>
        What you can do
      </h2>
      {detail.status === bookingStatus.Confirmed ? (
        <Button variant="danger" disabledReason={detail.cancelRefusal ?? undefined} onPress={() => setIsAsked(true)}>
          Cancel booking
        </Button>
      ) : (
        <p className={css.small}>
          {isBeingPlaced(detail)
            ? beingPlacedText
            : 'Nothing: only a confirmed booking can be cancelled or given to somebody else.'}
        </p>
      )}
      <p className={css.small}>
        What you do is recorded with your name and your reason, and both sides are told. To do more, act as the client
        or as somebody who manages the location.
      </p>
      {isAsked && (
        <CancelDialog
          detail={detail}
          name={bookingName(detail)}
          onClose={() => setIsAsked(false)}
          onDone={() => {
            setIsAsked(false)
            focusTitle()
          }}
        />
      )}
    </aside>
  )
}
