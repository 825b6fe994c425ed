import { addDays } from '@waymark/domain/schedule/wall-clock'
import { dayAt, wallToInstant } from '@waymark/domain/schedule/wall-time'

/** The days of some weeks that end today at a location, and the instant at which they begin. */
export function insightSpan(timeZone: string, weeks: number, now: Date) {
  const toDate = dayAt(timeZone, now.getTime())
  const fromDate = addDays(toDate, 1 - weeks * 7)
  // Neither country skips midnight when its clocks change.
  return { fromDate, toDate, from: new Date(wallToInstant(timeZone, `${fromDate}T00:00:00`) ?? Number.NaN) }
}
