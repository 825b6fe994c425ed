import { accessOption } from '@waymark/domain/access-fit/options'
import { formatDateTime, formatWall } from './format.ts'
import { namedZone } from './viewer-zone.ts'

/** Something out of order, as the calls answer it. */
interface ShownOutage {
  readonly accessibilityOptionId: number | null
  readonly title: string | null
  readonly startDateTime: string
  readonly endDateTime: string | null
}

/** What is out of order: the amenity's title, or the option's label. */
export function outageName({ title, accessibilityOptionId }: ShownOutage): string {
  return title ?? accessOption(accessibilityOptionId ?? 0)?.label ?? ''
}

/** "From Tue 24 Nov 2026, 9:15 am to Thu 3 Dec 2026, 5:00 pm", "… Nobody knows yet for how long."; `timeZone` is that of the place. */
export function outageSpan({ startDateTime, endDateTime }: ShownOutage, timeZone: string): string {
  const zone = namedZone(timeZone)
  if (endDateTime === null) return `From ${formatDateTime(startDateTime, zone)}. Nobody knows yet for how long.`
  return `From ${formatWall(startDateTime)} to ${formatDateTime(endDateTime, zone)}`
}
