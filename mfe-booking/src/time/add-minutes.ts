import { type WallDateTime, wallDateTime, wallParts } from '@waymark/domain/schedule/wall-clock'

/** The wall time `minutes` later, assuming no clock change in between. */
export function addMinutes(start: WallDateTime, minutes: number): WallDateTime {
  const parts = wallParts(start)
  return parts ? wallDateTime(parts.day, parts.minute + minutes) : start
}
