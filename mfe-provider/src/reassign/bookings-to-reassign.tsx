import { bookingTeam } from '@waymark/contracts/booking-team'
import { Button } from '@waymark/ui/button'
import { Loaded } from '@waymark/ui/loaded'
import { TextLink } from '@waymark/ui/text-link'
import { announce } from '@waymark/web-kit/announcement'
import { formatRange } from '@waymark/web-kit/format'
import { useCall } from '@waymark/web-kit/use-call'
import { useState } from 'react'
import { fullName } from '../scheduling/staff-words.ts'
import styles from './bookings-to-reassign.module.css'
import { type BookingToReassign, FreeStaffField, leaveIt } from './free-staff-field.tsx'
import type { PassOnState } from './use-reassignment.ts'

const shownAtOnce = 10

interface BookingsToReassignProps {
  readonly serviceAreaId: number
  readonly bookingIds: readonly number[]
  /** People whose bookings can be given to others; null where the start itself is removed. */
  readonly leavingStaffIds: readonly number[] | null
  readonly reassignment: PassOnState
}

/** The bookings that a change affects: when, for whom, by whom, and who could do each instead. */
export function BookingsToReassign({
  serviceAreaId,
  bookingIds,
  leavingStaffIds,
  reassignment,
}: BookingsToReassignProps) {
  const [page, setPage] = useState(0)
  const shownIds = bookingIds.slice(page * shownAtOnce, (page + 1) * shownAtOnce)
  const bookings = useCall(
    bookingTeam.getBookingsToReassign,
    { serviceAreaId, bookingIds: shownIds },
    { enabled: shownIds.length > 0, keepPrevious: true },
  )
  const pageCount = Math.ceil(bookingIds.length / shownAtOnce)

  function open(next: number) {
    setPage(next)
    announce(`Bookings ${next * shownAtOnce + 1} to ${Math.min((next + 1) * shownAtOnce, bookingIds.length)}`)
  }

  return (
    <>
      <Loaded of={bookings} what="the bookings" headingLevel={3}>
        {(shown) => (
          <ul className={styles.bookings} aria-label="Bookings">
            {shown.map((booking) => (
              <li key={booking.bookingId} className={styles.booking}>
                <div>
                  <b className={styles.when}>
                    {formatRange(booking.requestedStartDateTime, booking.requestedEndDateTime)}
                  </b>
                  <p className={styles.what}>
                    {booking.serviceName} for {booking.clientName}
                    {booking.staff.length > 0 && `, with ${booking.staff.map(fullName).join(' and ')}`}
                  </p>
                  <TextLink href={`/booking/${booking.bookingId}`}>Open booking {booking.bookingId}</TextLink>
                </div>
                {leavingStaffIds && (
                  <ReassignField {...{ serviceAreaId, booking, reassignment }} leavingStaffIds={leavingStaffIds} />
                )}
              </li>
            ))}
          </ul>
        )}
      </Loaded>
      {pageCount > 1 && (
        <div className={styles.pages}>
          <Button
            size="small"
            disabledReason={page === 0 ? 'These are the first.' : undefined}
            onPress={() => open(page - 1)}
          >
            Earlier bookings
          </Button>
          <span>
            {page * shownAtOnce + 1} to {Math.min((page + 1) * shownAtOnce, bookingIds.length)} of {bookingIds.length}
          </span>
          <Button
            size="small"
            disabledReason={page === pageCount - 1 ? 'These are the last.' : undefined}
            onPress={() => open(page + 1)}
          >
            Later bookings
          </Button>
        </div>
      )}
    </>
  )
}

interface ReassignFieldProps {
  readonly serviceAreaId: number
  readonly booking: BookingToReassign
  readonly leavingStaffIds: readonly number[]
  readonly reassignment: PassOnState
}

/** Shows nothing for a booking that none of them does any more: it has been handed over. */
function ReassignField({ serviceAreaId, booking, leavingStaffIds, reassignment }: ReassignFieldProps) {
  const leaving = booking.staff.find(({ userProfileId }) => leavingStaffIds.includes(userProfileId))
  if (!leaving) return <p>Handed over.</p>
  const choice = reassignment.choices.find(({ bookingId }) => bookingId === booking.bookingId)
  return (
    <FreeStaffField
      serviceAreaId={serviceAreaId}
      booking={booking}
      leavingName={fullName(leaving)}
      value={choice?.toStaffId ?? leaveIt}
      onChange={(toStaffId) =>
        reassignment.choose(
          booking.bookingId,
          toStaffId === leaveIt
            ? null
            : { bookingId: booking.bookingId, fromStaffId: leaving.userProfileId, toStaffId },
        )
      }
      errorMessage={reassignment.errors[booking.bookingId]}
    />
  )
}
