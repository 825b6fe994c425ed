import { addDays, addMonths, daysBetween, type WallDay } from '@waymark/domain/schedule/wall-clock'

/** Free start times by day, and which days were asked for. */
export interface FreeDays {
  readonly free: ReadonlyMap<WallDay, readonly string[]>
  readonly asked: readonly { readonly from: WallDay; readonly days: number }[]
}

/** The days of `month` (YYYY-MM) that can still be booked on `today`; null for a month that is over. */
export function monthSpan(month: string, today: WallDay): { readonly fromDate: WallDay; readonly days: number } | null {
  const first = `${month}-01`
  const after = addMonths(first, 1)
  const fromDate = first < today ? today : first
  return fromDate < after ? { fromDate, days: daysBetween(fromDate, after) } : null
}

/** How many times are free on a day; undefined for a day that nobody asked about. */
export function freeCount({ free, asked }: FreeDays, day: WallDay): number | undefined {
  const times = free.get(day)
  if (times) return times.length
  return asked.some(({ from, days }) => day >= from && day < addDays(from, days)) ? 0 : undefined
}
