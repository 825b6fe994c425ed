import type { WallDateTime } from '@waymark/domain/schedule/wall-clock'
import { wallOf } from '@waymark/web-kit/format'

/** The instant (epoch ms) at which a zone's clocks show `wall`; for a time that occurs twice that night, one of the two. */
export function instantOf(wall: WallDateTime, timeZone: string): number {
  const asUtcMs = Date.parse(`${wall}Z`)
  const offsetMsAt = (ms: number) => Date.parse(`${wallOf(new Date(ms).toISOString(), timeZone)}Z`) - ms
  return asUtcMs - offsetMsAt(asUtcMs - offsetMsAt(asUtcMs))
}
