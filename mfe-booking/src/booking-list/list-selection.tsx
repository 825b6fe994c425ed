import { BulkActions } from '../bulk/bulk-actions.tsx'
import { type BookingList, type BookingRow, bookingName } from './booking-row.ts'

/** Rows can be chosen for what is done with many at once. */
export function selectionOf(list: BookingList | undefined) {
  const rows = list?.items ?? []
  return {
    nameOf: (row: BookingRow) => `${row.clientName}, ${bookingName(row)}`,
    actions: (ids: readonly number[], clear: () => void) => (
      <BulkActions
        rows={rows.filter(({ bookingId }) => ids.includes(bookingId))}
        sums={list?.sessions}
        onClear={clear}
      />
    ),
  }
}
