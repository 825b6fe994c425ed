import type { JobHandlers } from '@waymark/service-kit/job-handlers'
import type { Context } from '../context.ts'
import { indexVenue as writeIndex } from '../db/write-venue.ts'

/** Updates one venue in the index. */
export const indexVenue: JobHandlers<'map', Context>['map.index-venue'] = ({ serviceAreaId }, { context }) =>
  writeIndex(context.db, serviceAreaId)
