import { formatDateTime, formatWall } from './format.ts'
import { namedZone } from './viewer-zone.ts'

/** @public Remotes of other repositories take it from here since the last release. */
export { outageName } from '@waymark/domain/access-fit/outages'

/** Something out of order, as the calls answer it. */
interface ShownOutage {
  readonly startDateTime: string
  readonly endDateTime: string | null
}

/** "From Tue 24 Nov 2026, 9:15 am to Thu 3 Dec 2026, 5:00 pm.", "… Nobody knows yet for how long."; `timeZone` is that of the place. */
export function outageSpan({ startDateTime, endDateTime }: ShownOutage, timeZone: string): string {
  const zone = namedZone(timeZone)
  if (endDateTime === null) return `From ${formatDateTime(startDateTime, zone)}. Nobody knows yet for how long.`
  return `From ${formatWall(startDateTime)} to ${formatDateTime(endDateTime, zone)}.`
}
