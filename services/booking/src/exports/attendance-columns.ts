import type { Currency } from '@waymark/domain/booking/price'
import type { SheetColumn } from '@waymark/service-kit/sheet'

interface Attendance {
  readonly peopleCount: number
  readonly noShowCount: number
  readonly incomeCents: number
  readonly refundedCents: number
  readonly keptCents: number
}

/** Who came and what was paid, as the sheets of insights end. */
export const attendanceColumns = (currency: Currency): readonly SheetColumn<Attendance>[] => [
  { title: 'People', width: 8, countOf: (row) => row.peopleCount },
  { title: 'Did not come', width: 12, countOf: (row) => row.noShowCount },
  { title: 'Paid', width: 12, numberOf: (row) => row.incomeCents / 100 },
  { title: 'Paid back', width: 12, numberOf: (row) => row.refundedCents / 100 },
  { title: 'Kept', width: 12, numberOf: (row) => row.keptCents / 100 },
  { title: 'Currency', width: 9, textOf: () => currency },
]
