import { limits } from '@waymark/domain/limits'
import { providerWindow } from '@waymark/domain/schedule/free-starts'
import { minuteOfTime } from '@waymark/domain/schedule/wall-clock'

/**
 * Parses a start that a provider may set, as minutes after midnight; null off the quarter hour or outside the
 * provider's day.
 */
export function startMinuteOf(time: string): number | null {
  const minute = minuteOfTime(time)
  if (minute === null || minute % limits.slotMinutes !== 0) return null
  return minute < providerWindow.fromMinute || minute > providerWindow.untilMinute ? null : minute
}
