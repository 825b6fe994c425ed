import type { Currency } from '@waymark/domain/booking/price'
import type { SheetColumn } from '@waymark/service-kit/sheet'
import type { ActivityInsight } from '../db/activity-insights.ts'
import { attendanceColumns } from './attendance-columns.ts'

/** The columns of the exported insights, an activity in each row; all of them are of one country. */
export const insightColumns = (currency: Currency): readonly SheetColumn<ActivityInsight>[] => [
  { title: 'Activity', width: 32, textOf: (row) => row.title },
  { title: 'Location', width: 28, textOf: (row) => row.serviceAreaName },
  { title: 'Sessions', width: 10, countOf: (row) => row.sessionCount },
  { title: 'Cancelled sessions', width: 18, countOf: (row) => row.cancelledSessionCount },
  { title: 'Spaces', width: 8, countOf: (row) => row.spaces },
  { title: 'Spaces taken', width: 12, countOf: (row) => row.spacesTaken },
  { title: 'Waiting', width: 9, countOf: (row) => row.waitingCount },
  { title: 'Bookings', width: 10, countOf: (row) => row.bookingCount },
  { title: 'Cancelled bookings', width: 18, countOf: (row) => row.cancelledBookingCount },
  ...attendanceColumns(currency),
]
