import type { shownOutage } from '@waymark/contracts/shown-outage'
import { instantToWall } from '@waymark/domain/schedule/wall-time'
import type * as z from 'zod/mini'
import type { ProviderOutageView } from '../db/schema.ts'

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
