import { formatDate, wallOf } from '@waymark/web-kit/format'

/** The day of an instant by the clock of this browser. */
export function dayOf(instant: string): string {
  return formatDate(wallOf(instant, Intl.DateTimeFormat().resolvedOptions().timeZone))
}
