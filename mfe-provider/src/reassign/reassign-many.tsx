import { bookingTeam } from '@waymark/contracts/booking-team'
import { ConfirmDialog } from '@waymark/ui/confirm-dialog'
import { Disclosure } from '@waymark/ui/disclosure'
import { Loaded } from '@waymark/ui/loaded'
import { SelectField } from '@waymark/ui/select-field'
import { Stack } from '@waymark/ui/stack'
import { useBulk } from '@waymark/web-kit/bulk'
import { bulkReassign } from '@waymark/web-kit/bulk-reassign'
import { formatCount, formatRange } from '@waymark/web-kit/format'
import type { SlotProps } from '@waymark/web-kit/remote-module'
import { useCall } from '@waymark/web-kit/use-call'
import { namedZone } from '@waymark/web-kit/viewer-zone'
import { type ReactNode, useState } from 'react'
import { fullName } from '../scheduling/staff-words.ts'
import styles from './bookings-to-reassign.module.css'
import type { BookingToReassign } from './free-staff-field.tsx'
import { nobodyText } from './nobody-text.ts'
import { suggestStaff } from './suggest-staff.ts'

const leaveIt = 0

type ReassignManyProps = SlotProps['reassignBookings'] & {
  /** What is not handed over with them. */
  readonly staying?: ReactNode
}

/** Who does several bookings instead: somebody is suggested for each, and it is said first what is possible. */
export function ReassignMany(props: ReassignManyProps) {
  const { serviceAreaId, bookingIds, leavingStaffId, leftOut = [], staying, onClose, onBegun } = props
  const found = useCall(
    bookingTeam.getBookingsToReassign,
    { serviceAreaId, bookingIds: [...bookingIds] },
    { enabled: bookingIds.length > 0, staleMs: 0 },
  )
  const [chosen, setChosen] = useState<ReadonlyMap<number, number>>(new Map())
  const { start } = useBulk(bulkReassign)
  const bookings = found.data ?? []
  const suggested = suggestStaff(bookings, leavingStaffId)
  const takerOf = ({ bookingId, freeStaff }: BookingToReassign) => {
    const id = chosen.get(bookingId) ?? suggested.get(bookingId) ?? leaveIt
    return freeStaff.find(({ userProfileId }) => userProfileId === id)
  }
  const given = bookings.filter((booking) => takerOf(booking) !== undefined)

  function reassign() {
    const steps = given.flatMap((booking) => {
      const taker = takerOf(booking)
      if (!taker) return []
      const from = leaving(booking, leavingStaffId)
      return {
        id: booking.bookingId,
        name: `${booking.clientName}, ${rangeOf(booking)}`,
        input: {
          bookingId: booking.bookingId,
          fromStaffId: from?.userProfileId ?? leaveIt,
          fromName: from ? fullName(from) : '',
          toStaffId: taker.userProfileId,
          toName: fullName(taker),
          isBack: false,
        },
      }
    })
    void start(`Reassign ${formatCount(steps.length, 'booking')}`, steps)
    onBegun()
  }

  return (
    <ConfirmDialog
      isOpen
      size="wide"
      tone="primary"
      title={`Who does ${formatCount(bookingIds.length, 'booking')} instead?`}
      confirmLabel={given.length === 0 ? 'Reassign' : `Reassign ${given.length}`}
      cancelLabel="Change nothing"
      disabledReason={given.length === 0 ? 'Choose somebody for at least one of them.' : undefined}
      onConfirm={reassign}
      onCancel={onClose}
    >
      <Loaded of={found} what="the bookings" headingLevel={3}>
        {(shown) => (
          <Stack gap={3}>
            <p role="status">{summaryOf(shown, bookingIds.length, given.length)}</p>
            {staying}
            {leftOut.length > 0 && (
              <Disclosure
                title={`${formatCount(leftOut.length, 'booking')} left out, and why`}
                headingLevel={3}
                isDefaultExpanded
              >
                <ul>
                  {leftOut.map(({ bookingId, name, why }) => (
                    <li key={bookingId}>
                      <b>{name}</b>: {why}
                    </li>
                  ))}
                </ul>
              </Disclosure>
            )}
            <ul className={styles.bookings} aria-label="Bookings">
              {shown.map((booking) => (
                <li key={booking.bookingId} className={styles.booking}>
                  <div>
                    <b className={styles.when}>{rangeOf(booking)}</b>
                    <p className={styles.what}>
                      {booking.serviceName} for {booking.clientName}
                      {booking.staff.length > 0 && `, with ${booking.staff.map(fullName).join(' and ')}`}
                    </p>
                  </div>
                  {booking.freeStaff.length === 0 ? (
                    <p>{nobodyText(booking)}</p>
                  ) : (
                    <SelectField
                      label="Who does it"
                      options={[
                        { id: leaveIt, label: 'Leave it as it is' },
                        ...booking.freeStaff.map((person) => ({ id: person.userProfileId, label: fullName(person) })),
                      ]}
                      value={takerOf(booking)?.userProfileId ?? leaveIt}
                      onChange={(id) => setChosen(new Map(chosen).set(booking.bookingId, id))}
                    />
                  )}
                </li>
              ))}
            </ul>
          </Stack>
        )}
      </Loaded>
    </ConfirmDialog>
  )
}

function rangeOf({ requestedStartDateTime, requestedEndDateTime, timeZone }: BookingToReassign): string {
  return formatRange(requestedStartDateTime, requestedEndDateTime, namedZone(timeZone))
}

/** Who does it no more: the one who is leaving, otherwise the first who does it now. */
function leaving({ staff }: BookingToReassign, leavingStaffId: number | null) {
  return leavingStaffId === null ? staff[0] : staff.find(({ userProfileId }) => userProfileId === leavingStaffId)
}

/** "8 bookings: 6 go to somebody else, 1 has nobody who can go, 1 stays as it is." */
function summaryOf(shown: readonly BookingToReassign[], askedCount: number, givenCount: number): string {
  const nobody = shown.filter(({ freeStaff }) => freeStaff.length === 0).length
  const left = shown.length - givenCount - nobody
  const gone = askedCount - shown.length
  const parts = [
    `${givenCount} ${givenCount === 1 ? 'goes' : 'go'} to somebody else`,
    ...(nobody > 0 ? [`${nobody} ${nobody === 1 ? 'has' : 'have'} nobody who can go`] : []),
    ...(left > 0 ? [`${left} ${left === 1 ? 'stays as it is' : 'stay as they are'}`] : []),
    ...(gone > 0 ? [`${gone} cannot be given away any more`] : []),
  ]
  return `${formatCount(askedCount, 'booking')}: ${parts.join(', ')}. We tell the clients and the staff.`
}
