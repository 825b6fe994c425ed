import { openingHoursRefusal } from '@waymark/domain/schedule/opening-hours'
import { minuteOfTime } from '@waymark/domain/schedule/wall-clock'

/** What is wrong with opening hours as they are sent, or null. A day that closes when it opens, or before, ends the next day. */
export function typedHoursRefusal(
  hours: readonly { readonly dayOfWeek: number; readonly opens: string; readonly closes: string }[],
): string | null {
  return openingHoursRefusal(
    hours.map(({ dayOfWeek, opens, closes }) => {
      const opensMinute = minuteOfTime(opens) ?? 0
      const closesMinute = minuteOfTime(closes) ?? 0
      return { dayOfWeek, opensMinute, closesMinute: closesMinute + (closesMinute <= opensMinute ? 24 * 60 : 0) }
    }),
  )
}
