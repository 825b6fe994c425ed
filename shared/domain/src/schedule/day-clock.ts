import type { WallDay } from './wall-clock.ts'

/** A half-open span of instants in epoch milliseconds. */
export type EpochSpan = readonly [startMs: number, endMs: number]

/**
 * Maps one local day to instants. Created by `dayClock` of `schedule/wall-time.ts`, which knows the zones; this file
 * does not, so that code that only reads a clock does not load the zone code.
 */
export interface DayClock {
  readonly day: WallDay
  /** 0 is Sunday. */
  readonly dayOfWeek: number
  /** The day's midnight read as if it were UTC, in ms. */
  readonly wallMs: number
  /** Wall time minus UTC before the change, in ms. */
  readonly offsetMs: number
  /** The instant at which the clocks change on this day; Infinity when they do not. */
  readonly changeMs: number
  /** Wall time minus UTC from the change on, in ms. */
  readonly offsetAfterMs: number
}

const msPerMinute = 60_000

/**
 * The instant (epoch ms) at which the wall clock shows `minute` (minutes after midnight) on this day. Null for a
 * skipped wall time; the first of the two for one that occurs twice (domain.md, "Time").
 */
export function instantAt(clock: DayClock, minute: number): number | null {
  const wallMs = clock.wallMs + minute * msPerMinute
  const before = wallMs - clock.offsetMs
  if (before < clock.changeMs) return before
  const after = wallMs - clock.offsetAfterMs
  return after >= clock.changeMs ? after : null
}

/** The first instant of the day. */
export function dayStartMs(clock: DayClock): number {
  return instantAt(clock, 0) ?? clock.changeMs
}
