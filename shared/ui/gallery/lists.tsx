import { AddressLink } from '@waymark/ui/address-link'
import { ConfirmDialog } from '@waymark/ui/confirm-dialog'
import { DataTable, type TableColumn, type TableSort } from '@waymark/ui/data-table'
import { MenuButton } from '@waymark/ui/menu-button'
import { Pagination } from '@waymark/ui/pagination'
import { SelectField } from '@waymark/ui/select-field'
import { StatusBadge, type StatusWord } from '@waymark/ui/status-badge'
import { TextLink } from '@waymark/ui/text-link'
import { TimeSelect } from '@waymark/ui/time-select'
import { showToast } from '@waymark/ui/toast-queue'
import Ellipsis from 'lucide-react/icons/ellipsis'
import { useState } from 'react'
import { Section } from './section.tsx'

interface Booking {
  id: number
  day: string
  time: string
  client: string
  street: string
  status: StatusWord
}

const bookings: Booking[] = [
  {
    id: 1,
    day: 'Tuesday 24 November',
    time: '7:30 am',
    client: 'Moana Faleolo',
    street: '18 Rintoul Street',
    status: 'Confirmed',
  },
  {
    id: 2,
    day: 'Tuesday 24 November',
    time: '9:15 am',
    client: 'Hēmi Parata',
    street: '42 Daniell Street',
    status: 'New',
  },
  {
    id: 3,
    day: 'Wednesday 25 November',
    time: '9:30 am',
    client: 'Wiremu Tāmihana',
    street: '31 Ōhiro Road',
    status: 'Incomplete',
  },
]

const bookingColumns: TableColumn<Booking>[] = [
  { id: 'time', header: 'Time', isRowHeader: true, isSortable: true, hasNoWrap: true, cell: (booking) => booking.time },
  {
    id: 'client',
    header: 'Client',
    isSortable: true,
    cell: (booking) => (
      <TextLink href={`#booking-${booking.id}`} isStrong>
        {booking.client}
      </TextLink>
    ),
  },
  { id: 'street', header: 'Where', cell: (booking) => <AddressLink address={booking.street} isPlain /> },
  { id: 'status', header: 'Status', cell: (booking) => <StatusBadge status={booking.status} /> },
]

interface Line {
  id: number
  day: string
  start: string
}

const lines: Line[] = [
  { id: 1, day: 'Monday', start: '7:00 am' },
  { id: 2, day: 'Tuesday', start: '9:15 am' },
  { id: 3, day: 'Wednesday', start: '1:00 pm' },
]

const days = ['Monday', 'Tuesday', 'Wednesday'].map((day) => ({ id: day, label: day }))

const lineColumns: TableColumn<Line>[] = [
  {
    id: 'day',
    header: 'Day',
    isRowHeader: true,
    cell: (line) => line.day,
    editCell: (line) => <SelectField label="Day" isLabelHidden options={days} defaultValue={line.day} />,
  },
  {
    id: 'start',
    header: 'Starts',
    isNumeric: true,
    cell: (line) => line.start,
    editCell: () => <TimeSelect label="Starts" isLabelHidden defaultValue="09:15" />,
  },
]

/** Tables, rows that are edited in place, and pages. */
export function Lists() {
  const [sort, setSort] = useState<TableSort>({ columnId: 'time', direction: 'ascending' })
  const [pageSize, setPageSize] = useState(10)
  const [rowId, setRowId] = useState<number | null>(2)
  const [deleted, setDeleted] = useState<Line | null>(null)
  return (
    <>
      <Section title="Table">
        <DataTable
          caption="Upcoming bookings"
          isDense
          columns={bookingColumns}
          rows={bookings}
          idOf={(booking) => booking.id}
          groupOf={({ day }) => ({ id: day, title: day, detail: day.startsWith('Tue') ? '2 bookings' : '1 booking' })}
          sort={sort}
          onSortChange={setSort}
          actions={(booking) => (
            <MenuButton
              variant="quiet"
              size="small"
              icon={Ellipsis}
              hasChevron={false}
              label={`${booking.client}, ${booking.time}`}
              buttonLabel={`More for ${booking.client}, ${booking.time}`}
              items={[{ id: 'open', label: 'Open', href: `#booking-${booking.id}` }]}
            >
              More
            </MenuButton>
          )}
        />
        <Pagination
          label="Pages of bookings"
          page={2}
          pageSize={pageSize}
          total={47}
          hrefOf={(page) => `#page-${page}`}
          onPageSizeChange={setPageSize}
        />
      </Section>
      <Section title="Edit in place">
        <DataTable
          caption="Weekly times"
          columns={lineColumns}
          rows={lines}
          idOf={(line) => line.id}
          editing={{
            rowId,
            isSaving: false,
            nameOf: (line) => `${line.day} ${line.start}`,
            onEdit: (line) => setRowId(line.id),
            onSave: () => setRowId(null),
            onCancel: () => setRowId(null),
            onDelete: setDeleted,
            onBlocked: () => showToast({ tone: 'danger', title: 'Not yet.', text: 'Please save your data first.' }),
          }}
        />
        <ConfirmDialog
          isOpen={deleted !== null}
          title={`Delete ${deleted?.day} ${deleted?.start}?`}
          confirmLabel="Yes, delete it"
          cancelLabel="Keep the time"
          onConfirm={() => setDeleted(null)}
          onCancel={() => setDeleted(null)}
        >
          Nobody can book this time any more. Bookings that are already made stay.
        </ConfirmDialog>
      </Section>
    </>
  )
}
