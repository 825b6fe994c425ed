import type { FreeDay } from '@waymark/domain/schedule/free-starts'
import { timeOfMinute, type WallDateTime, wallDateTime } from '@waymark/domain/schedule/wall-clock'

/** Days with their free start times, `HH:mm`. */
export function timesOf(days: readonly FreeDay[]): { date: string; free: string[] }[] {
  return days.map(({ day, minutes }) => ({ date: day, free: minutes.map(timeOfMinute) }))
}

/** The first free start of all. */
export function firstFree(days: readonly FreeDay[]): WallDateTime | null {
  const first = days[0]
  const minute = first?.minutes[0]
  return first && minute !== undefined ? wallDateTime(first.day, minute) : null
}
