import { moneyText } from '@waymark/domain/booking/price'
import type { SheetColumn } from '@waymark/service-kit/sheet'
import type { WeekAnswer } from '../sessions/weekly-insights.ts'

/** The columns of the exported weeks, a week in each row. */
export const weekColumns: readonly SheetColumn<WeekAnswer>[] = [
  { title: 'Week from', width: 14, textOf: (row) => row.fromDate },
  { title: 'Visits done', width: 12, textOf: (row) => String(row.visitsDone) },
  { title: 'Visits cancelled', width: 16, textOf: (row) => String(row.visitsCancelled) },
  { title: 'Nobody was free', width: 16, textOf: (row) => String(row.visitsIncomplete) },
  { title: 'Hours of visits', width: 14, textOf: (row) => (row.visitMinutes / 60).toFixed(2) },
  { title: 'Sessions', width: 10, textOf: (row) => String(row.sessionCount) },
  { title: 'Spaces', width: 8, textOf: (row) => String(row.spaces) },
  { title: 'Spaces taken', width: 12, textOf: (row) => String(row.spacesTaken) },
  { title: 'People', width: 8, textOf: (row) => String(row.peopleCount) },
  { title: 'Did not come', width: 12, textOf: (row) => String(row.noShowCount) },
  { title: 'Paid', width: 12, textOf: (row) => moneyText(row.incomeCents) },
  { title: 'Paid back', width: 12, textOf: (row) => moneyText(row.refundedCents) },
  { title: 'Kept', width: 12, textOf: (row) => moneyText(row.keptCents) },
]
