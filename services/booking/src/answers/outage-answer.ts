import type { shownOutage } from '@waymark/contracts/shown-outage'
import { instantToWall } from '@waymark/domain/schedule/wall-time'
import type * as z from 'zod/mini'
import type { ActivityToBook } from '../db/activities-to-book.ts'
import type { ProviderOutageView } from '../db/schema.ts'

/** Of the outages of a location those that concern an activity there: of the location itself, and of this amenity. */
export function outagesOfActivity(
  outages: readonly ProviderOutageView[],
  { id, time_zone: timeZone }: Pick<ActivityToBook, 'id' | 'time_zone'>,
): z.input<typeof shownOutage>[] {
  return outages
    .filter((outage) => outage.activity_id === null || outage.activity_id === id)
    .map((outage) => outageAnswer(outage, timeZone))
}

/** Something out of order, in the wall time of its location. */
export function outageAnswer(row: ProviderOutageView, timeZone: string): z.input<typeof shownOutage> {
  const wall = (instant: Date) => instantToWall(timeZone, instant.getTime())
  return {
    outageId: row.id,
    accessibilityOptionId: row.accessibility_option_id,
    amenityId: row.activity_id,
    title: row.title,
    startDateTime: wall(row.starts_at),
    endDateTime: row.ends_at === null ? null : wall(row.ends_at),
    note: row.note,
  }
}
