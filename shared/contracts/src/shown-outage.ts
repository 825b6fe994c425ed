import type { ActivityId, OutageId } from '@waymark/domain/ids'
import * as z from 'zod/mini'
import { rowId } from './shapes.ts'

/** Something out of order for a while: an option of the venue, or one of its amenities. */
const outageOf = {
  outageId: rowId<OutageId>(),
  accessibilityOptionId: z.nullable(z.int()),
  amenityId: z.nullable(rowId<ActivityId>()),
  /** The amenity's; null for an option, which everybody names from the catalogue. */
  title: z.nullable(z.string()),
  startDateTime: z.string(),
  /** Null while nobody knows when it works again. */
  endDateTime: z.nullable(z.string()),
  note: z.string(),
}

/** An outage as everybody sees it who may see the venue. */
export const shownOutage = z.object(outageOf)
