import { formatDate, wallOf } from '@waymark/web-kit/format'
import { viewerZone } from '@waymark/web-kit/viewer-zone'

/** The day of an instant by the clock of this browser. */
export function dayOf(instant: string): string {
  return formatDate(wallOf(instant, viewerZone()))
}
