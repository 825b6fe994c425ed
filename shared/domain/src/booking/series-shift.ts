import { daysBetween, type WallDateTime, wallDateTime, wallParts } from '../schedule/wall-clock.ts'

/**
 * Shifts another date of a series when one of its dates moves from `from` to `to`: by the same number of days and
 * minutes on the clock (domain.md, "Time": a repeated booking keeps its wall time across a clock change). Null when one
 * of the three is not a wall time.
 */
export function shiftedAlong(other: WallDateTime, from: WallDateTime, to: WallDateTime): WallDateTime | null {
  const [moved, before, after] = [wallParts(other), wallParts(from), wallParts(to)]
  if (!moved || !before || !after) return null
  const days = daysBetween(before.day, after.day)
  return wallDateTime(moved.day, moved.minute + days * 1440 + after.minute - before.minute, moved.second)
}
