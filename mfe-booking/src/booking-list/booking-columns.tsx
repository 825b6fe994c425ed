import { bookingPath } from '@waymark/domain/booking/booking-path'
import { bookingStatusNames, nobodyText } from '@waymark/domain/booking/status'
import { AddressLink } from '@waymark/ui/address-link'
import type { TableColumn } from '@waymark/ui/data-table'
import { SecondLine } from '@waymark/ui/second-line'
import { StatusBadge } from '@waymark/ui/status-badge'
import { TextLink } from '@waymark/ui/text-link'
import { formatDistance, formatTime, zoneName } from '@waymark/web-kit/format'
import css from './booking-list.module.css'
import { type BookingRow, staffNames } from './booking-row.ts'

/** The columns of a list of bookings: the other side of each, and its zone where the rows have several. */
export function bookingColumns(
  side: 'client' | 'provider',
  rows: readonly BookingRow[],
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
            to {formatTime(end)}
            {hasZones && `, ${zoneName(timeZone)}`}
          </SecondLine>
        </>
      ),
    },
    {
      id: 'what',
      header: side === 'provider' ? 'Client and booking' : 'Booking and provider',
      cell: (row) => (
        <>
          <TextLink href={bookingPath(row, side)} isStrong>
            {side === 'provider' ? row.clientName : itemText(row)}
          </TextLink>
          <SecondLine>
            {side === 'provider' ? itemText(row) : row.accountName}
            {row.recipientName !== null && `, for ${row.recipientName}`}
          </SecondLine>
        </>
      ),
    },
    {
      id: 'where',
      header: 'Where',
      cell: ({ AddressForService: address, distanceKm }) => (
        <>
          <AddressLink address={address} isPlain />
          {side === 'provider' && distanceKm !== null && <SecondLine>{formatDistance(distanceKm)} away</SecondLine>}
        </>
      ),
    },
    {
      id: 'staff',
      header: 'Staff',
      // A session takes place with or without named staff.
      cell: (row) => staffNames(row) ?? (row.itemType === 'Service' && <b className={css.nobody}>{nobodyText(row)}</b>),
    },
    {
      id: 'status',
      header: 'Status',
      hasNoWrap: true,
      cell: ({ status }) => <StatusBadge status={bookingStatusNames[status]} />,
    },
  ]
}

function itemText({ itemName, itemDetail }: BookingRow): string {
  return `${itemName}, ${itemDetail.toLowerCase()}`
}

const longDay = new Intl.DateTimeFormat('en-NZ', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' })
const longDayOfYear = new Intl.DateTimeFormat('en-NZ', { dateStyle: 'full', timeZone: 'UTC' })

/** The day of a booking: "Tuesday 24 November"; with the year unless it is this one. */
export function dayOf({ requestedStartDateTime: start }: BookingRow): { readonly id: string; readonly title: string } {
  const id = start.slice(0, 10)
  const date = new Date(`${id}T00:00:00Z`)
  const format = date.getUTCFullYear() === new Date().getFullYear() ? longDay : longDayOfYear
  return { id, title: format.format(date).replace(',', '') }
}
