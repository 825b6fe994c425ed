import { activitySession } from '@waymark/contracts/activity-session'
import { bookingStatus } from '@waymark/domain/enums'
import { Disclosure } from '@waymark/ui/disclosure'
import { Loaded } from '@waymark/ui/loaded'
import { StatusBadge } from '@waymark/ui/status-badge'
import { formatCount } from '@waymark/web-kit/format'
import { useCall } from '@waymark/web-kit/use-call'
import { useState } from 'react'
import { BookingLink } from './booking-link.tsx'
import { CashToGiveBack } from './cash-to-give-back.tsx'
import type { SessionDetail } from './session-detail.ts'
import styles from './who-comes.module.css'

const wholeList = 500

/** Those whose bookings were cancelled: nobody has to wait for them. */
export function CannotCome({
  session: { activitySessionId, cancelledPeopleCount, status },
}: {
  readonly session: SessionDetail
}) {
  const [isOpen, setOpen] = useState(false)
  const found = useCall(
    activitySession.getActivityBookingsInActivitySession,
    { activitySessionId, statuses: [bookingStatus.Cancelled], pageSize: wholeList },
    { enabled: isOpen },
  )
  const people = formatCount(cancelledPeopleCount, 'person', 'people')
  const isSessionCancelled = status === 'Cancelled'
  return (
    <Disclosure
      title={isSessionCancelled ? `Cancelled for ${people}` : `${people} cannot come`}
      onExpandedChange={setOpen}
    >
      <Loaded
        of={found}
        what={isSessionCancelled ? 'the cancelled bookings' : 'who cannot come'}
        shape="lines"
        count={2}
      >
        {({ items }) => (
          <ul className={styles.team}>
            {items.flatMap((booking) =>
              booking.people.map(({ position, name }, index) => (
                <li key={`${booking.activityBookingId} ${position}`}>
                  <StatusBadge status="Cancelled" /> {name} {index === 0 && <BookingLink booking={booking} />}
                  {index === 0 && <CashToGiveBack booking={booking} activitySessionId={activitySessionId} />}
                </li>
              )),
            )}
          </ul>
        )}
      </Loaded>
    </Disclosure>
  )
}
