import { bookingTeam } from '@waymark/contracts/booking-team'
import { Loaded } from '@waymark/ui/loaded'
import { TextLink } from '@waymark/ui/text-link'
import { formatCount, formatRange } from '@waymark/web-kit/format'
import { useCall } from '@waymark/web-kit/use-call'
import { namedZone } from '@waymark/web-kit/viewer-zone'
import { useState } from 'react'
import { fullName } from '../scheduling/staff-words.ts'
import styles from './bookings-to-reassign.module.css'
import { type BookingToReassign, type FoundStaff, FreeStaffField, leaveIt } from './free-staff-field.tsx'
import { nobodyText } from './nobody-text.ts'
import type { PassOnState } from './use-reassignment.ts'
import { WorkPages } from './work-pages.tsx'

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

  return (
    <>
      <Loaded of={bookings} what="the bookings" headingLevel={3}>
        {(shown) => (
          <ul className={styles.bookings} aria-label="Bookings">
            {shown.map((booking) => (
              <li key={booking.bookingId} className={styles.booking}>
                <div>
                  <b className={styles.when}>
                    {formatRange(
                      booking.requestedStartDateTime,
                      booking.requestedEndDateTime,
                      namedZone(booking.timeZone),
                    )}
                  </b>
                  <p className={styles.what}>
                    {booking.serviceName} for {booking.clientName}
                    {booking.staff.length > 0
                      ? `, with ${booking.staff.map(fullName).join(' and ')}`
                      : ', with nobody yet'}
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
        <WorkPages what="bookings" page={page} pageSize={shownAtOnce} count={bookingIds.length} onOpen={setPage} />
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
  const [search, onSearch] = useState('')
  const found = useFoundStaff(serviceAreaId, booking.bookingId, search)
  const leaving = booking.staff.find(({ userProfileId }) => leavingStaffIds.includes(userProfileId))
  if (!leaving) return <p>Handed over.</p>
  const work = { kind: 'booking', id: booking.bookingId } as const
  return (
    <FreeStaffField
      work={booking}
      {...{ search, onSearch, found }}
      words={{
        leaveIt: `Leave it with ${fullName(leaving)}`,
        nobody: nobodyText(booking),
        many: (count) =>
          `${formatCount(count, 'person', 'people')} who do this service are free then. Leave it empty to keep it with ${fullName(leaving)}.`,
      }}
      value={reassignment.choiceOf(work)?.toStaffId ?? leaveIt}
      onChange={(toStaffId) =>
        reassignment.choose(
          work,
          toStaffId === leaveIt ? null : { ...work, fromStaffId: leaving.userProfileId, toStaffId },
        )
      }
      errorMessage={reassignment.errorOf(work)}
    />
  )
}

function useFoundStaff(serviceAreaId: number, bookingId: number, search: string): FoundStaff {
  const input = { serviceAreaId, bookingIds: [bookingId], search }
  const found = useCall(bookingTeam.getBookingsToReassign, input, { enabled: search !== '', keepPrevious: true })
  return { people: found.data?.[0]?.freeStaff ?? [], isLoading: found.isFetching }
}
