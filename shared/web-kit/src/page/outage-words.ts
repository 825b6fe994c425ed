import { accessOption } from '@waymark/domain/access-fit/options'
import { formatDateTime } from './format.ts'

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

/** "From Tue 24 Nov 2026, 9:15 am to Thu 3 Dec 2026, 5:00 pm", "… until nobody knows when". */
export function outageSpan({ startDateTime, endDateTime }: ShownOutage): string {
  const from = `From ${formatDateTime(startDateTime)}`
  return endDateTime === null ? `${from}. Nobody knows yet for how long.` : `${from} to ${formatDateTime(endDateTime)}`
}
