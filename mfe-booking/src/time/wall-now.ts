import type { WallDateTime } from '@waymark/domain/schedule/wall-clock'
import { wallOf } from '@waymark/web-kit/format'

/** What the clocks of a zone show at `nowMs`. */
export function wallNow(timeZone: string, nowMs: number): WallDateTime {
  return wallOf(new Date(nowMs).toISOString(), timeZone)
}
