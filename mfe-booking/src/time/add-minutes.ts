import { type WallDateTime, wallDateTime, wallParts } from '@waymark/domain/schedule/wall-clock'

/** The wall time `minutes` later, as long as the clocks are not changed meanwhile. */
export function addMinutes(start: WallDateTime, minutes: number): WallDateTime {
  const parts = wallParts(start)
  return parts ? wallDateTime(parts.day, parts.minute + minutes) : start
}
