import type { Currency } from '@waymark/domain/booking/price'
import type { SheetColumn } from '@waymark/service-kit/sheet'
import type { ActivityInsight } from '../db/activity-insights.ts'

/** The columns of the exported insights, an activity in each row; all of them are of one country. */
export const insightColumns = (currency: Currency): readonly SheetColumn<ActivityInsight>[] => [
  { title: 'Activity', width: 32, textOf: (row) => row.title },
  { title: 'Location', width: 28, textOf: (row) => row.serviceAreaName },
  { title: 'Sessions', width: 10, textOf: (row) => String(row.sessionCount) },
  { title: 'Cancelled sessions', width: 18, textOf: (row) => String(row.cancelledSessionCount) },
  { title: 'Spaces', width: 8, textOf: (row) => String(row.spaces) },
  { title: 'Spaces taken', width: 12, textOf: (row) => String(row.spacesTaken) },
  { title: 'Waiting', width: 9, textOf: (row) => String(row.waitingCount) },
  { title: 'Bookings', width: 10, textOf: (row) => String(row.bookingCount) },
  { title: 'Cancelled bookings', width: 18, textOf: (row) => String(row.cancelledBookingCount) },
  { title: 'People', width: 8, textOf: (row) => String(row.peopleCount) },
  { title: 'Did not come', width: 12, textOf: (row) => String(row.noShowCount) },
  { title: 'Paid', width: 12, numberOf: (row) => row.incomeCents / 100 },
  { title: 'Paid back', width: 12, numberOf: (row) => row.refundedCents / 100 },
  { title: 'Kept', width: 12, numberOf: (row) => row.keptCents / 100 },
  { title: 'Currency', width: 9, textOf: () => currency },
]
