import { bookingStatusNames, nobodyWords } from '@waymark/domain/booking/status'
import { DataTable, type TableColumn } from '@waymark/ui/data-table'
import { StatusBadge } from '@waymark/ui/status-badge'
import { TextLink } from '@waymark/ui/text-link'
import { formatDate, formatTime, zoneName } from '@waymark/web-kit/format'
import { staffNames } from './booking-words.ts'
import css from './bookings.module.css'
import { type BookingRow, bookingsPath } from './bookings-query.ts'

/** Bookings in the order asked for; with little room each is a card. */
export function BookingsTable({ rows }: { readonly rows: readonly BookingRow[] }) {
  return <DataTable caption="Bookings" columns={columns} rows={rows} idOf={(row) => row.bookingId} isDense />
}

const columns: readonly TableColumn<BookingRow>[] = [
  {
    id: 'booking',
    header: 'Booking',
    isRowHeader: true,
    cell: (row) => (
      <>
        <TextLink href={`${bookingsPath}/${row.bookingId}`} isStrong>
          {row.serviceName}
        </TextLink>
        <span className={css.second}>Number {row.bookingId}</span>
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
        <span className={css.second}>
          {formatTime(start)}, {zoneName(timeZone)}
        </span>
      </>
    ),
  },
  {
    id: 'client',
    header: 'Client',
    cell: (row) => (
      <>
        {row.clientName}
        {row.recipientName !== null && <span className={css.second}>for {row.recipientName}</span>}
      </>
    ),
  },
  {
    id: 'provider',
    header: 'Provider',
    cell: (row) => (
      <>
        {row.accountName}
        <span className={css.second}>{row.serviceAreaName}</span>
      </>
    ),
  },
  { id: 'staff', header: 'Staff', cell: (row) => staffNames(row) ?? nobodyWords(row) },
  {
    id: 'status',
    header: 'Status',
    hasNoWrap: true,
    cell: ({ status }) => <StatusBadge status={bookingStatusNames[status]} />,
  },
]
