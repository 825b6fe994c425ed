import { BulkActions } from '../bulk/bulk-actions.tsx'
import { type BookingList, rowName } from './booking-row.ts'

/** Rows can be chosen for what is done with many at once. */
export function selectionOf(list: BookingList | undefined) {
  const rows = list?.items ?? []
  return {
    nameOf: (row: BookingList['items'][number]) => rowName(row, list?.sessions),
    actions: (ids: readonly number[], clear: () => void) => (
      <BulkActions
        rows={rows.filter(({ bookingId }) => ids.includes(bookingId))}
        sums={list?.sessions}
        onClear={clear}
      />
    ),
  }
}
