import type { PublishedHours } from '@waymark/contracts/published-venue'
import { minuteOfTime } from '@waymark/domain/schedule/wall-clock'

const minutesOfDay = 24 * 60
const minutesOfWeek = 7 * minutesOfDay

/** Opening hours as ranges of minutes of the week; a day that ends after midnight continues into the next. */
export function openRanges(hours: readonly PublishedHours[]): string {
  const ranges = hours.flatMap(({ dayOfWeek, opens, closes }) => {
    const opensAt = minuteOfTime(opens)
    const closesAt = minuteOfTime(closes)
    if (opensAt === null || closesAt === null) return []
    const start = dayOfWeek * minutesOfDay + opensAt
    const end = dayOfWeek * minutesOfDay + closesAt + (closesAt <= opensAt ? minutesOfDay : 0)
    if (end <= minutesOfWeek) return [`[${start},${end})`]
    return [`[${start},${minutesOfWeek})`, `[0,${end - minutesOfWeek})`]
  })
  return `{${ranges.join(',')}}`
}
