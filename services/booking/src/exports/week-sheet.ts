import type { Currency } from '@waymark/domain/booking/price'
import type { SheetColumn } from '@waymark/service-kit/sheet'
import type { WeekAnswer } from '../sessions/weekly-insights.ts'
import { attendanceColumns } from './attendance-columns.ts'

/** The columns of the exported weeks, a week in each row; all locations are of one country. */
export const weekColumns = (currency: Currency): readonly SheetColumn<WeekAnswer>[] => [
  { title: 'Week from', width: 14, dayOf: (row) => row.fromDate },
  { title: 'Visits done', width: 12, countOf: (row) => row.visitsDone },
  { title: 'Visits cancelled', width: 16, countOf: (row) => row.visitsCancelled },
  { title: 'Nobody was free', width: 16, countOf: (row) => row.visitsIncomplete },
  { title: 'Hours of visits', width: 14, numberOf: (row) => row.visitMinutes / 60 },
  { title: 'Sessions', width: 10, countOf: (row) => row.sessionCount },
  { title: 'Spaces', width: 8, countOf: (row) => row.spaces },
  { title: 'Spaces taken', width: 12, countOf: (row) => row.spacesTaken },
  ...attendanceColumns(currency),
]
