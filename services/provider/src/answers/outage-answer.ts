import type { shownOutage } from '@waymark/contracts/shown-outage'
import { instantToWall } from '@waymark/domain/schedule/wall-time'
import type * as z from 'zod/mini'
import type { OutageRow } from '../db/outages.ts'

/** An outage in the time of its location. */
export function outageAnswer(row: OutageRow, timeZone: string): z.input<typeof shownOutage> {
  return {
    outageId: row.id,
    accessibilityOptionId: row.accessibility_option_id,
    amenityId: row.activity_id,
    title: row.title,
    startDateTime: instantToWall(timeZone, row.starts_at.getTime()),
    endDateTime: row.ends_at === null ? null : instantToWall(timeZone, row.ends_at.getTime()),
    note: row.note,
  }
}
