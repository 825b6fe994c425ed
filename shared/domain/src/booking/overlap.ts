import { dayNumber, type WallDateTime, wallParts } from '../schedule/wall-clock.ts'

/** Whether a visit of `durationMinutes` at this time overlaps an equally long one at any of the others. */
export function overlapsAny(time: WallDateTime, others: Iterable<WallDateTime>, durationMinutes: number): boolean {
  const start = minuteNumber(time)
  for (const other of others) if (Math.abs(minuteNumber(other) - start) < durationMinutes) return true
  return false
}

function minuteNumber(time: WallDateTime): number {
  const parts = wallParts(time)
  const days = parts && dayNumber(parts.day)
  return parts === null || days === null ? Number.NaN : days * 1440 + parts.minute
}
