import type { Currency } from '@waymark/domain/booking/price'
import type { SheetColumn } from '@waymark/service-kit/sheet'
import type { WeekAnswer } from '../sessions/weekly-insights.ts'

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
  { title: 'People', width: 8, countOf: (row) => row.peopleCount },
  { title: 'Did not come', width: 12, countOf: (row) => row.noShowCount },
  { title: 'Paid', width: 12, numberOf: (row) => row.incomeCents / 100 },
  { title: 'Paid back', width: 12, numberOf: (row) => row.refundedCents / 100 },
  { title: 'Kept', width: 12, numberOf: (row) => row.keptCents / 100 },
  { title: 'Currency', width: 9, textOf: () => currency },
]
