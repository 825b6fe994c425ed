import type { FreeDay } from '@waymark/domain/schedule/free-starts'
import { timeOfMinute, type WallDateTime, wallDateTime } from '@waymark/domain/schedule/wall-clock'

/** Free start times by day, as `HH:mm`. */
export function timesOf(days: readonly FreeDay[]): { date: string; free: string[] }[] {
  return days.map(({ day, minutes }) => ({ date: day, free: minutes.map(timeOfMinute) }))
}

/** The earliest free start. */
export function firstFree(days: readonly FreeDay[]): WallDateTime | null {
  const first = days[0]
  const minute = first?.minutes[0]
  return first && minute !== undefined ? wallDateTime(first.day, minute) : null
}

/** Drops times that the client already holds: booking them again would be refused. */
export function withoutTimes(days: readonly FreeDay[], held: readonly WallDateTime[]): FreeDay[] {
  if (held.length === 0) return [...days]
  const heldTimes = new Set(held)
  return days.flatMap(({ day, minutes, free }) => {
    const kept = minutes.flatMap((minute, index) => (heldTimes.has(wallDateTime(day, minute)) ? [] : [index]))
    if (kept.length === 0) return []
    return [{ day, minutes: kept.map((index) => minutes[index] ?? 0), free: kept.map((index) => free[index] ?? 0) }]
  })
}
