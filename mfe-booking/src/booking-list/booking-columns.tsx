import { bookingPath } from '@waymark/domain/booking/booking-path'
import { standingNote } from '@waymark/domain/booking/provider-standing'
import { bookingStatusNames, nobodyText } from '@waymark/domain/booking/status'
import { bookingStatus } from '@waymark/domain/enums'
import { once } from '@waymark/domain/once'
import { closedDayText } from '@waymark/domain/texts'
import { AddressLink } from '@waymark/ui/address-link'
import type { TableColumn } from '@waymark/ui/data-table'
import { SecondLine } from '@waymark/ui/second-line'
import { Spoken } from '@waymark/ui/spoken'
import { StatusBadge } from '@waymark/ui/status-badge'
import { TextLink } from '@waymark/ui/text-link'
import { formatCount, formatDistance, formatEnd, formatTime, zoneName } from '@waymark/web-kit/format'
import { StaffPeople } from '../staff/staff-person.tsx'
import css from './booking-list.module.css'
import { type BookingRow, rowHref, type SessionSum, staffNames, sumOf } from './booking-row.ts'
import type { BookingSide } from './booking-side.ts'

/** The columns of a list of bookings: the other side of each, its location in a list of all, and its zone where the rows have several. */
export function bookingColumns(
  { side, isAllLocations = false }: Pick<BookingSide, 'side' | 'isAllLocations'>,
  rows: readonly BookingRow[],
  sums?: readonly SessionSum[],
): readonly TableColumn<BookingRow>[] {
  const hasZones = new Set(rows.map(({ timeZone }) => timeZone)).size > 1
  return [
    {
      id: 'start',
      header: 'Time',
      isRowHeader: true,
      isSortable: true,
      hasNoWrap: true,
      cell: ({ requestedStartDateTime: start, requestedEndDateTime: end, timeZone }) => (
        <>
          {formatTime(start)}
          <SecondLine>
            to {formatEnd(start, end)}
            {hasZones && `, ${zoneName(timeZone)}`}
          </SecondLine>
        </>
      ),
    },
    {
      id: 'what',
      header: side === 'provider' ? 'Client and booking' : 'Booking and provider',
      cell: (row) => {
        const sum = sumOf(row, sums)
        return sum ? <SessionCell row={row} sum={sum} /> : <BookingCell row={row} side={side} />
      },
    },
    {
      id: 'where',
      header: isAllLocations ? 'Location and address' : 'Where',
      cell: ({ serviceAreaName, AddressForService: address, distanceKm }) => (
        <div className={css.where}>
          {isAllLocations && (
            <p>
              <Spoken>{serviceAreaName}</Spoken>
            </p>
          )}
          <AddressLink address={address} isPlain isShort />
          {side === 'provider' && distanceKm !== null && <SecondLine>{formatDistance(distanceKm)} away</SecondLine>}
        </div>
      ),
    },
    {
      id: 'staff',
      header: 'Staff',
      // A session takes place with or without named staff.
      cell: (row) =>
        row.staff.length > 0 ? (
          <RowStaff row={row} side={side} />
        ) : (
          row.itemType === 'Service' && <b className={css.nobody}>{nobodyText(row)}</b>
        ),
    },
    {
      id: 'status',
      header: 'Status',
      hasNoWrap: true,
      cell: (row) => <Statuses row={row} sum={sumOf(row, sums)} />,
    },
  ]
}

/** Clients see who comes; at the provider's everybody knows their colleagues. */
function RowStaff({ row, side }: { readonly row: BookingRow; readonly side: 'client' | 'provider' }) {
  return (
    <div className={css.staff}>
      {side === 'client' ? <StaffPeople staff={row.staff} isShort /> : <Spoken>{staffNames(row) ?? ''}</Spoken>}
    </div>
  )
}

function BookingCell({ row, side }: { readonly row: BookingRow; readonly side: 'client' | 'provider' }) {
  return (
    <div className={css.name}>
      <TextLink href={rowHref(row)} isStrong>
        {side === 'provider' ? row.clientName : itemText(row)}
      </TextLink>
      <SecondLine>
        {side === 'provider' ? itemText(row) : row.accountName}
        {row.recipientName !== null && `, for ${row.recipientName}`}
      </SecondLine>
      <ClosedLine row={row} />
      {side === 'client' && <StandingLine row={row} />}
    </div>
  )
}

function SessionCell({ row, sum }: { readonly row: BookingRow; readonly sum: SessionSum }) {
  return (
    <>
      <TextLink href={bookingPath(row, 'provider')} isStrong>
        {row.itemName}
      </TextLink>
      <SecondLine>
        {bookingsText(sum)}, {formatCount(sum.peopleCount, 'person', 'people')}
      </SecondLine>
      <ClosedLine row={row} />
    </>
  )
}

/** "5 completed bookings": of a session that is over those to which somebody came are completed before the others. */
function bookingsText({ statuses, bookingCount }: SessionSum): string {
  const isOver = statuses.every(({ status }) => status === bookingStatus.Completed)
  return formatCount(bookingCount, isOver ? 'completed booking' : 'booking')
}

function StandingLine({ row }: { readonly row: BookingRow }) {
  const note = standingNote(row)
  return note && <SecondLine>{note}</SecondLine>
}

function ClosedLine({ row: { closedFor } }: { readonly row: BookingRow }) {
  return closedFor ? <SecondLine>{closedDayText(closedFor)}</SecondLine> : null
}

/** The status of a booking; of a session those of its bookings, with how many of each where they differ. */
function Statuses({ row, sum }: { readonly row: BookingRow; readonly sum: SessionSum | undefined }) {
  const statuses = sum?.statuses ?? [{ status: row.status, count: 1 }]
  if (statuses.length === 1) return <StatusBadge status={bookingStatusNames[row.status]} />
  return (
    <ul className={css.statuses}>
      {statuses.map(({ status, count }) => (
        <li key={status}>
          {count} <StatusBadge status={bookingStatusNames[status]} />
        </li>
      ))}
    </ul>
  )
}

function itemText({ itemName, itemDetail }: BookingRow): string {
  return `${itemName}, ${itemDetail.toLowerCase()}`
}

const longDay = once(
  () => new Intl.DateTimeFormat('en-NZ', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' }),
)
const longDayOfYear = once(() => new Intl.DateTimeFormat('en-NZ', { dateStyle: 'full', timeZone: 'UTC' }))

/** The day of a booking: "Tuesday 24 November"; with the year unless it is this one. */
export function dayOf({ requestedStartDateTime: start }: BookingRow): { readonly id: string; readonly title: string } {
  const id = start.slice(0, 10)
  const date = new Date(`${id}T00:00:00Z`)
  const format = date.getUTCFullYear() === new Date().getFullYear() ? longDay() : longDayOfYear()
  return { id, title: format.format(date).replace(',', '') }
}
