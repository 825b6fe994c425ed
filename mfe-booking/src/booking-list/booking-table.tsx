import { bookingStatusNames, nobodyText } from '@waymark/domain/booking/status'
import { AddressLink } from '@waymark/ui/address-link'
import { DataTable, type TableColumn } from '@waymark/ui/data-table'
import { SecondLine } from '@waymark/ui/second-line'
import { StatusBadge } from '@waymark/ui/status-badge'
import { TextLink } from '@waymark/ui/text-link'
import { formatDistance, formatTime, zoneName } from '@waymark/web-kit/format'
import { useState } from 'react'
import { CancelDialog } from '../booking-actions/cancel-dialog.tsx'
import { CompleteDialog } from '../booking-actions/complete-dialog.tsx'
import css from './booking-list.module.css'
import { type BookingRow, bookingName, staffNames } from './booking-row.ts'
import { RowMenu } from './row-menu.tsx'

interface BookingTableProps {
  readonly caption: string
  readonly rows: readonly BookingRow[]
  readonly side: 'client' | 'provider'
  readonly sort: string
  readonly onSortChange: (sort: string) => void
  /** A booking was cancelled or completed and may have left the list. */
  readonly onDone: () => void
}

type Asked = { readonly action: 'cancel' | 'complete'; readonly row: BookingRow }

/** Bookings under their days; on narrow screens each is a card. */
export function BookingTable({ caption, rows, side, sort, onSortChange, onDone }: BookingTableProps) {
  const [asked, setAsked] = useState<Asked | null>(null)
  const finish = () => {
    setAsked(null)
    onDone()
  }
  const hasZones = new Set(rows.map(({ timeZone }) => timeZone)).size > 1
  return (
    <>
      <DataTable
        caption={caption}
        columns={columnsOf(side, hasZones)}
        rows={rows}
        idOf={(row) => row.bookingId}
        groupOf={({ requestedStartDateTime: start }) => ({ id: start.slice(0, 10), title: dayTitle(start) })}
        actions={(row) => <RowMenu row={row} side={side} onAsk={(action) => setAsked({ action, row })} />}
        sort={{ columnId: 'time', direction: sort === '-start' ? 'descending' : 'ascending' }}
        onSortChange={({ direction }) => onSortChange(direction === 'descending' ? '-start' : 'start')}
        isDense
      />
      {asked?.action === 'cancel' && (
        <CancelDialog
          bookingId={asked.row.bookingId}
          name={bookingName(asked.row)}
          otherSide={side === 'client' ? asked.row.accountName : asked.row.clientName}
          onClose={() => setAsked(null)}
          onDone={finish}
        />
      )}
      {asked?.action === 'complete' && (
        <CompleteDialog row={asked.row} onClose={() => setAsked(null)} onDone={finish} />
      )}
    </>
  )
}

function columnsOf(side: 'client' | 'provider', hasZones: boolean): readonly TableColumn<BookingRow>[] {
  return [
    {
      id: 'time',
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
    side === 'provider'
      ? {
          id: 'what',
          header: 'Client and service',
          cell: (row) => (
            <Pair
              title={row.clientName}
              href={`/booking/${row.bookingId}`}
              detail={`${serviceText(row)}${row.recipientName === null ? '' : `, for ${row.recipientName}`}`}
            />
          ),
        }
      : {
          id: 'what',
          header: 'Service and provider',
          cell: (row) => (
            <Pair
              title={serviceText(row)}
              href={`/booking/${row.bookingId}`}
              detail={`${row.accountName}${row.recipientName === null ? '' : `, for ${row.recipientName}`}`}
            />
          ),
        },
    {
      id: 'where',
      header: 'Where',
      cell: ({ AddressForService: address, distanceKm }) => (
        <>
          <AddressLink address={address} isPlain />
          {side === 'provider' && <SecondLine>{formatDistance(distanceKm)} away</SecondLine>}
        </>
      ),
    },
    {
      id: 'staff',
      header: 'Staff',
      cell: (row) => staffNames(row) ?? <b className={css.nobody}>{nobodyText(row)}</b>,
    },
    {
      id: 'status',
      header: 'Status',
      hasNoWrap: true,
      cell: ({ status }) => <StatusBadge status={bookingStatusNames[status]} />,
    },
  ]
}

function serviceText({ serviceName, sizeOptionName }: BookingRow): string {
  return `${serviceName}, ${sizeOptionName.toLowerCase()}`
}

function Pair({ title, href, detail }: { readonly title: string; readonly href: string; readonly detail: string }) {
  return (
    <>
      <TextLink href={href} isStrong>
        {title}
      </TextLink>
      <SecondLine>{detail}</SecondLine>
    </>
  )
}

const longDay = new Intl.DateTimeFormat('en-NZ', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' })
const longDayOfYear = new Intl.DateTimeFormat('en-NZ', { dateStyle: 'full', timeZone: 'UTC' })

/** "Tuesday 24 November"; with the year unless it is this one. */
function dayTitle(start: string): string {
  const date = new Date(`${start.slice(0, 10)}T00:00:00Z`)
  const format = date.getUTCFullYear() === new Date().getFullYear() ? longDay : longDayOfYear
  return format.format(date).replace(',', '')
}
