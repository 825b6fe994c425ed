import { bookingStatusNames, nobodyText } from '@waymark/domain/booking/status'
import type { TableColumn } from '@waymark/ui/data-table'
import { SecondLine } from '@waymark/ui/second-line'
import { StatusBadge } from '@waymark/ui/status-badge'
import { TextLink } from '@waymark/ui/text-link'
import { formatDate, formatTime, zoneName } from '@waymark/web-kit/format'
import { staffNames } from './booking-words.ts'
import { adminBookingHref, type BookingRow } from './bookings-query.ts'

export const bookingColumns: readonly TableColumn<BookingRow>[] = [
  {
    id: 'booking',
    header: 'Booking',
    isRowHeader: true,
    cell: (row) => (
      <>
        <TextLink href={adminBookingHref(row)} isStrong>
          {row.itemName}
        </TextLink>
        <SecondLine>
          {row.itemType}, number {row.bookingId}
        </SecondLine>
      </>
    ),
  },
  {
    id: 'when',
    header: 'When',
    hasNoWrap: true,
    cell: ({ requestedStartDateTime: start, timeZone }) => (
      <>
        {formatDate(start)}
        <SecondLine>
          {formatTime(start)}, {zoneName(timeZone)}
        </SecondLine>
      </>
    ),
  },
  {
    id: 'client',
    header: 'Client',
    cell: (row) => (
      <>
        {row.clientName}
        {row.recipientName !== null && <SecondLine>for {row.recipientName}</SecondLine>}
      </>
    ),
  },
  {
    id: 'provider',
    header: 'Provider',
    cell: (row) => (
      <>
        {row.accountName}
        <SecondLine>{row.serviceAreaName}</SecondLine>
      </>
    ),
  },
  {
    id: 'staff',
    header: 'Staff',
    cell: (row) => staffNames(row) ?? (row.itemType === 'Service' ? nobodyText(row) : ''),
  },
  {
    id: 'status',
    header: 'Status',
    hasNoWrap: true,
    cell: ({ status }) => <StatusBadge status={bookingStatusNames[status]} />,
  },
]
