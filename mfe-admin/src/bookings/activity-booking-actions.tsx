import { bookingStatus } from '@waymark/domain/enums'
import { Button } from '@waymark/ui/button'
import { useFocusAfter } from '@waymark/web-kit/use-focus-after'
import { useRef, useState } from 'react'
import type { ActivityBookingDetail } from './booking-words.ts'
import css from './bookings.module.css'
import { CancelSpacesDialog } from './cancel-spaces-dialog.tsx'

/** What an administrator can do with spaces that somebody booked. */
export function ActivityBookingActions({ detail }: { readonly detail: ActivityBookingDetail }) {
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
        <p className={css.small}>Nothing: only a confirmed booking can be cancelled.</p>
      )}
      <p className={css.small}>
        What you do is recorded with your name and your reason, and both sides are told. To change the session, act as
        somebody who runs it.
      </p>
      {isAsked && (
        <CancelSpacesDialog
          detail={detail}
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
