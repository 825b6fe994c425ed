import { timeOfMinute } from '@waymark/domain/schedule/wall-clock'
import { formatTime } from '@waymark/web-kit/format'

export const minutesPerDay = 1440

/** "9:15 am" of minutes after midnight; the end of the day is "midnight". */
export function clockText(minute: number): string {
  return minute === minutesPerDay ? 'midnight' : formatTime(timeOfMinute(minute))
}
